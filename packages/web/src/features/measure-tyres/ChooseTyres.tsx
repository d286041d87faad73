import { useId, type ReactElement } from "react";
import { QrCode as QrIcon, ScanLine } from "lucide-react";
import { isPhone } from "@treadclub/capture/device";
import { tyrePositions, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { errorText } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { MeasurementSession } from "#entities/scan/measure/measurement-types.ts";
import { byPosition, wheelOf } from "#entities/scan/VehicleTyres.tsx";
import { Button } from "#ui/Button.tsx";
import { CarFromAbove, type Wheel } from "#ui/CarFromAbove.tsx";
import type { FieldBinding } from "#ui/field-binding.ts";
import { Form } from "#ui/Form.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { useForm } from "#ui/use-form.ts";
import css from "./MeasureTyres.module.css";
import { draftProblems, firstChoice, isTooMany, pressed, type MeasureDraft } from "./measure-draft.ts";
import type { Measurer, MeasureSubject } from "./measure-subject.ts";
import { useBegin } from "./use-begin.ts";

interface ChooseTyresProps {
  readonly subject: MeasureSubject;
  readonly measurer: Measurer;
  readonly onBegun: (session: MeasurementSession) => Promise<void>;
}

/** One to four tyres on the picture of the car, the mileage, what it costs, and the start. */
export function ChooseTyres({ subject, measurer, onBegun }: ChooseTyresProps): ReactElement {
  const t = useT();
  const begin = useBegin(subject.vehicleId, measurer);
  const form = useForm<MeasureDraft>({
    initial: { positions: firstChoice(subject, measurer), mileage: null },
    validate: (draft) => draftProblems(draft, measurer, t),
    submit: async (draft) => onBegun(await begin(draft)),
    explain: errorText,
  });
  const { positions } = form.values;
  const choice = form.field("positions");
  return (
    <Form
      form={form}
      label={t("scan.measure.title")}
      submitLabel={isPhone() ? t("scan.measure.start", { count: positions.length }) : t("scan.measure.startCode")}
      submitIcon={isPhone() ? <ScanLine aria-hidden="true" /> : <QrIcon aria-hidden="true" />}
      note={<Cost count={positions.length} measurer={measurer} />}
    >
      <Tyres
        id={choice.id}
        subject={subject}
        chosen={positions}
        error={choice.error}
        mayAll={!isTooMany(tyrePositions.length, measurer)}
        onChange={(next) => form.set({ positions: next })}
      />
      <Mileage subject={subject} field={form.field("mileage")} />
    </Form>
  );
}

interface TyresProps {
  readonly id: string;
  readonly subject: MeasureSubject;
  readonly chosen: readonly TyrePosition[];
  readonly error: string | undefined;
  /** There are scans enough for all four. */
  readonly mayAll: boolean;
  readonly onChange: (positions: TyrePosition[]) => void;
}

function Tyres({ id, subject, chosen, error, mayAll, onChange }: TyresProps): ReactElement {
  const t = useT();
  const errorId = useId();
  const wheel = (position: TyrePosition): Wheel => {
    const tyre = subject.tyres.find((one) => one.position === position);
    if (tyre) return wheelOf(tyre, t);
    const isChosen = chosen.includes(position);
    return {
      tone: isChosen ? "good" : "neutral",
      word: t(isChosen ? "scan.measure.chosen" : "scan.measure.notChosen"),
    };
  };
  return (
    <div id={id} className={css.tyres} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      {error && (
        <p id={errorId} className={css.problem}>
          {error}
        </p>
      )}
      <CarFromAbove
        wheels={byPosition(wheel)}
        selected={chosen}
        onChoose={(position) => onChange(pressed(chosen, position))}
        label={subject.plate || t("ui.car.label")}
      />
      {mayAll && (
        <div className={css.all}>
          <Button small kind="quiet" disabled={chosen.length === 4} onClick={() => onChange([...tyrePositions])}>
            {t("scan.measure.all")}
          </Button>
        </div>
      )}
    </div>
  );
}

interface MileageProps {
  readonly subject: MeasureSubject;
  readonly field: FieldBinding<number | null>;
}

function Mileage({ subject, field }: MileageProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const hint =
    subject.mileage === null
      ? t("scan.check.mileageHint")
      : t("scan.check.mileageHintLast", { miles: format.miles(subject.mileage) });
  return <NumberField label={t("scan.check.mileage")} hint={hint} suffix={t("scan.check.miles")} optional {...field} />;
}

/** What it costs, said before it is spent. */
function Cost({ count, measurer }: { readonly count: number; readonly measurer: Measurer }): ReactElement {
  const t = useT();
  if (measurer.kind === "member") return <>{t("scan.measure.free")}</>;
  const { balance } = measurer;
  return (
    <span role="status">
      {isTooMany(count, measurer)
        ? t("scan.measure.tooMany", { count: balance })
        : t("scan.measure.cost", { count, balance })}
    </span>
  );
}
