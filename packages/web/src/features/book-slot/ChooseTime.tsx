import type { ReactElement } from "react";
import { lastDayOf } from "@treadclub/rules/horizons";
import { addDays } from "@treadclub/rules/time";
import { languageTags } from "@treadclub/texts";
import { formatPhone } from "@treadclub/rules/phone";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { cx } from "#ui/cx.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { useToday } from "#ui/use-today.ts";
import { useFreeSlots, type FreeSlots } from "#entities/booking/consumer-queries.ts";
import { memberOf, quoteIdOf, type BookJob } from "./book-job.ts";
import { firstDay, freeCount, partsOf } from "./day-slots.ts";
import css from "./BookSlot.module.css";

interface ChooseTimeProps {
  readonly job: BookJob;
  readonly isBusy: boolean;
  readonly shown: ShownTimes;
  readonly onShow: (shown: ShownTimes) => void;
  readonly onChoose: (startsAt: string, locationId: number) => void;
}

/** The times that are looked at: outlasts the look at one that is held. */
export interface ShownTimes {
  readonly from: string;
  /** Null: the first day that fits. */
  readonly day: string | null;
}

const daysShown = 14;

/** The free times of a fitter, two weeks at a time. */
export function ChooseTime({ job, isBusy, shown, onShow, onChoose }: ChooseTimeProps): ReactElement {
  const t = useT();
  const today = useToday();
  const preferredDay = job.type === "fitting" ? job.quote.preferred_on : null;
  const { from } = shown;
  const isLastPage = addDays(from, daysShown) > lastDayOf("booking", today);
  const member = memberOf(job);
  const slots = useFreeSlots({
    member_id: member.id,
    ...quoteIdOf(job),
    type: job.type,
    from_day: from,
    days: daysShown,
  });
  const move = (days: number): void => onShow({ from: addDays(from, days), day: null });
  return (
    <>
      <Loaded query={slots} shape="detail">
        {(data) => {
          const day = shown.day ?? firstDay(data.days, preferredDay);
          if (day === null)
            return (
              <Empty
                picture="calendar"
                title={t("driver.book.noTimes")}
                text={t("driver.book.noTimesText", { phone: formatPhone(member.phone) })}
              />
            );
          return (
            <>
              <p>{t("driver.book.lead", { member: member.company_name, minutes: data.minutes })}</p>
              <DayChoice days={data.days} chosen={day} onChoose={(next) => onShow({ from, day: next })} />
              <Times
                days={data.days}
                day={day}
                isBusy={isBusy}
                onChoose={(startsAt) => onChoose(startsAt, data.location_id)}
              />
            </>
          );
        }}
      </Loaded>
      <div className={css.move}>
        {from > today && <Button onClick={() => move(-daysShown)}>{t("driver.book.earlier")}</Button>}
        {isLastPage ? (
          <p className={css.soft}>{t("driver.book.lastDay")}</p>
        ) : (
          <Button onClick={() => move(daysShown)}>{t("driver.book.later")}</Button>
        )}
      </div>
    </>
  );
}

interface DayChoiceProps {
  readonly days: FreeSlots["days"];
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

function DayChoice({ days, chosen, onChoose }: DayChoiceProps): ReactElement {
  const t = useT();
  const format = useFormat();
  // A day of the calendar, not an instant: read as UTC it stays that day everywhere.
  const weekday = new Intl.DateTimeFormat(languageTags[t.locale], { weekday: "short", timeZone: "UTC" });
  const dayMonth = new Intl.DateTimeFormat(languageTags[t.locale], { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <Section title={t("driver.book.day")}>
      <ul className={css.days}>
        {days.map((day) => {
          const count = freeCount(day);
          const words = count === 0 ? t("driver.book.full") : t("driver.book.free", { count });
          return (
            <li key={day.day}>
              <button
                type="button"
                className={cx(css.day, day.day === chosen && css.chosen)}
                aria-pressed={day.day === chosen}
                disabled={count === 0}
                onClick={() => onChoose(day.day)}
              >
                <span aria-hidden="true">
                  <small>{weekday.format(new Date(day.day))}</small>
                  {dayMonth.format(new Date(day.day))}
                </span>
                <small aria-hidden="true">{words}</small>
                <VisuallyHidden>
                  {format.facts(format.day(day.day, "weekday"), format.lowerFirst(words))}
                </VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface TimesProps {
  readonly days: FreeSlots["days"];
  readonly day: string;
  readonly isBusy: boolean;
  readonly onChoose: (startsAt: string) => void;
}

function Times({ days, day, isBusy, onChoose }: TimesProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const found = days.find((one) => one.day === day);
  return (
    <Section title={format.upperFirst(format.day(day, "weekday"))}>
      {found &&
        partsOf(found).map(({ part, slots }) => (
          <div key={part} className={css.part}>
            <h3>{t(`driver.book.${part}`)}</h3>
            <div className={css.times}>
              {slots.map((slot) => (
                <Button key={slot.starts_at} disabled={isBusy} onClick={() => onChoose(slot.starts_at)}>
                  {format.time(slot.starts_at)}
                </Button>
              ))}
            </div>
          </div>
        ))}
    </Section>
  );
}
