import type { Measurement } from "@treadclub/sdk";
import type { ReactElement } from "react";
import { isShortTyrePosition, longPosition } from "@treadclub/rules/vehicle-position";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { toneOfStatus, wordOfStatus } from "#entities/scan/measure/measurement-state.ts";
import { Card } from "#ui/Card.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import css from "./MeasureTyres.module.css";

/** The tyres of a session as the service answers them: states, and the least depth of those that are read. */
export function VisitorTyres({ tyres }: { readonly tyres: readonly Measurement[] }): ReactElement {
  const t = useT();
  return (
    <ul className={css.part} aria-label={t("scan.measure.tyres")}>
      {tyres.map((tyre, at) => (
        <li key={nameOf(tyre) ?? at}>
          <VisitorTyre tyre={tyre} number={at + 1} />
        </li>
      ))}
    </ul>
  );
}

function VisitorTyre({ tyre, number }: { readonly tyre: Measurement; readonly number: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const short = nameOf(tyre);
  const leastMm = tyre.minimum?.value_mm ?? null;
  const offMm = tyre.uncertainty_mm ?? 0;
  return (
    <Card
      level={3}
      title={short ? t(`ui.position.${longPosition(short)}`) : t("scan.measure.tyre", { number })}
      badge={<StateBadge tone={toneOfStatus(tyre.status)}>{wordOfStatus(tyre.status, t)}</StateBadge>}
    >
      {leastMm !== null && (
        <p>
          {t("scan.measure.about", {
            mm: format.mm(leastMm),
            low: format.mm(Math.max(0, leastMm - offMm)),
            high: format.mm(leastMm + offMm),
          })}
        </p>
      )}
    </Card>
  );
}

const nameOf = ({ position_code: code }: Measurement) =>
  typeof code === "string" && isShortTyrePosition(code) ? code : null;
