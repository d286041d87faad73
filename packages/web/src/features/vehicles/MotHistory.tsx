import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { DateText } from "#ui/DateText.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { MotTest, VehicleHistory } from "#entities/vehicle/vehicle-types.ts";
import { Remark } from "./TesterNotes.tsx";
import css from "./Car.module.css";

/** Every MOT test of a car, newest first. */
export function MotHistory({ history }: { readonly history: VehicleHistory }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { tests, checked_at } = history;
  if (checked_at === null) return <Section title={t("driver.car.history")} lead={t("driver.car.notChecked")} />;
  return (
    <Section title={t("driver.car.history")} lead={tests.length === 0 ? t("driver.car.noTests") : undefined}>
      {tests.length > 0 && (
        <ol className={css.tests}>
          {tests.map((test, place) => (
            <Test key={`${test.completed_on} ${tests.length - place}`} test={test} />
          ))}
        </ol>
      )}
      <p className={css.checked}>{t("driver.car.checked", { date: format.day(checked_at) })}</p>
    </Section>
  );
}

function Test({ test }: { readonly test: MotTest }): ReactElement {
  const t = useT();
  const other = test.remarks.filter((remark) => !remark.about_tyres);
  return (
    <li className={css.test}>
      <div className={css.testHead}>
        <strong>
          <DateText value={test.completed_on} />
        </strong>
        <StateBadge tone={test.passed ? "good" : "now"}>
          {t(test.passed ? "driver.car.passed" : "driver.car.failed")}
        </StateBadge>
        <MileageOf test={test} />
      </div>
      {test.remarks
        .filter((remark) => remark.about_tyres)
        .map((remark) => (
          <Remark key={remark.text} remark={remark} />
        ))}
      {other.length > 0 && (
        <details className={css.others}>
          <summary>{t("driver.car.otherRemarks", { count: other.length })}</summary>
          {other.map((remark) => (
            <Remark key={remark.text} remark={remark} />
          ))}
        </details>
      )}
    </li>
  );
}

function MileageOf({ test }: { readonly test: MotTest }): ReactElement {
  const t = useT();
  const format = useFormat();
  if (test.mileage === null) return <span>{t("driver.car.noReading")}</span>;
  const miles = format.miles(test.mileage);
  return <span>{test.mileage_counts ? miles : t("driver.car.oddReading", { miles })}</span>;
}
