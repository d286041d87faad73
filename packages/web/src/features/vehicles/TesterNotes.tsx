import type { ReactElement } from "react";
import { tyrePositions, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { Tone } from "#ui/tone.ts";
import type { MotRemark, MotTest } from "#entities/vehicle/vehicle-types.ts";
import css from "./Car.module.css";

/** What the tester wrote about each tyre at the newest test day, failed and passed alike. */
export function TesterNotes({ tests }: { readonly tests: readonly MotTest[] }): ReactElement | null {
  const t = useT();
  const date = useFormat().day;
  const [newest] = tests;
  if (!newest) return null;
  const remarks = newest.remarks.filter((remark) => remark.about_tyres);
  const general = remarks.filter(({ positions }) => positions.length === 0);
  const day = date(newest.completed_on);
  if (remarks.length === 0)
    return <Section title={t("driver.car.notes")} lead={t("driver.car.notesNone", { date: day })} />;
  return (
    <Section title={t("driver.car.notes")} lead={t("driver.car.notesOn", { date: day })}>
      <ul className={css.notes}>
        {tyrePositions.map((position) => (
          <Notes
            key={position}
            position={position}
            remarks={remarks.filter((one) => one.positions.includes(position))}
          />
        ))}
        <Notes position={null} remarks={general} />
      </ul>
    </Section>
  );
}

interface NotesProps {
  readonly position: TyrePosition | null;
  readonly remarks: readonly MotRemark[];
}

function Notes({ position, remarks }: NotesProps): ReactElement | null {
  const t = useT();
  if (remarks.length === 0) return null;
  return (
    <li className={css.note}>
      <strong>{position ? t(`ui.position.${position}`) : t("driver.car.noWheel")}</strong>
      {remarks.map((remark) => (
        <Remark key={remark.text} remark={remark} />
      ))}
    </li>
  );
}

/** A remark in the tester's own words, which are English everywhere. */
export function Remark({ remark }: { readonly remark: MotRemark }): ReactElement {
  const t = useT();
  return (
    <div className={css.remark}>
      <StateBadge tone={tones[remark.severity]}>{t(`driver.car.severity.${remark.severity}`)}</StateBadge>
      <span lang="en">{remark.text}</span>
    </div>
  );
}

const tones: Readonly<Record<MotRemark["severity"], Tone>> = {
  advisory: "neutral",
  minor: "soon",
  major: "now",
  dangerous: "now",
};
