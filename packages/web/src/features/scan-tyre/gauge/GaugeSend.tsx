import { useState, type ReactElement } from "react";
import { Send } from "lucide-react";
import { treadEdges, wholeDepths } from "@treadclub/rules/gauge";
import type { GaugeTyre } from "#entities/scan/gauge-note.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import css from "./Gauge.module.css";
import type { Stop } from "./order.ts";
import { focusField, type Gauge } from "./use-gauge.ts";

interface GaugeSendProps {
  readonly tyres: readonly GaugeTyre[];
  readonly stops: readonly Stop[];
  readonly gauge: Gauge;
  readonly mileage: number | null;
  readonly lastMileage: number | null;
  readonly onMileage: (mileage: number | null) => void;
  readonly onSend: () => void;
}

/** Mileage and the button; a tyre that lacks a depth is completed or left out before anything is sent. */
export function GaugeSend(props: GaugeSendProps): ReactElement {
  const { tyres, stops, gauge, mileage, lastMileage, onMileage, onSend } = props;
  const t = useT();
  const format = useFormat();
  const [wasTried, setWasTried] = useState(false);
  const partial = tyres.filter((tyre) => wholeDepths(tyre) === null);
  const isMileageWrong = mileage !== null && !(Number.isInteger(mileage) && mileage >= 0 && mileage <= 2_000_000);
  const whole = tyres.length - partial.length;
  const send = (): void => {
    setWasTried(true);
    const wrong = stops.find((stop) => gauge.problemOf(stop) !== null);
    const missing = stops.find(({ position, edge }) =>
      partial.some((one) => one.position === position && one[edge] === null),
    );
    const first = wrong ?? missing;
    if (first) focusField(first);
    else if (!isMileageWrong) onSend();
  };
  return (
    <div className={css.send}>
      <NumberField
        id="gauge-mileage"
        name="mileage"
        label={t("gauge.mileage")}
        hint={lastMileage === null ? undefined : t("scan.check.mileageHintLast", { miles: format.miles(lastMileage) })}
        suffix={t("gauge.miles")}
        optional
        value={mileage}
        onChange={onMileage}
        error={wasTried && isMileageWrong ? t("gauge.mileageWrong") : undefined}
      />
      <div role="alert" className={css.problems}>
        {wasTried &&
          partial.map((tyre) => (
            <p key={tyre.position}>
              {t("gauge.missing", {
                tyre: t(`ui.position.${tyre.position}`),
                count: treadEdges.filter((edge) => tyre[edge] === null).length,
              })}
            </p>
          ))}
      </div>
      {wasTried &&
        partial.map(({ position }) => (
          <Button key={position} small onClick={() => gauge.clear(position)}>
            {t("gauge.clear", { tyre: format.lowerFirst(t(`ui.position.${position}`)) })}
          </Button>
        ))}
      {whole === 0 ? (
        <p className={css.hint}>{t("gauge.none")}</p>
      ) : (
        <Button kind="main" wide icon={<Send aria-hidden="true" />} onClick={send}>
          {t("gauge.send", { count: whole })}
        </Button>
      )}
    </div>
  );
}
