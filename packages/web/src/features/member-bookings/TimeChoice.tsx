import { lastDayOf } from "@treadclub/rules/horizons";
import { addDays } from "@treadclub/rules/time";
import type { ReactElement } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useFreeSlots } from "#entities/booking/free-slots.ts";
import type { BookingView } from "#entities/booking/queries.ts";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { otherStarts } from "./other-starts.ts";
import css from "./TimeChoice.module.css";

interface TimeChoiceProps {
  readonly booking: Pick<BookingView, "id" | "starts_at">;
  /** First day of the week that is shown, and the first day that can be chosen. */
  readonly fromDay: string;
  readonly today: string;
  readonly onWeek: (fromDay: string) => void;
  readonly value: string | null;
  readonly onChange: (startsAt: string) => void;
}

/** Other free starts of a week by day, one press each. */
export function TimeChoice({ booking, fromDay, today, onWeek, value, onChange }: TimeChoiceProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const query = useFreeSlots(booking.id, fromDay);
  return (
    <div className={css.choice}>
      <div className={css.week}>
        <Button
          small
          disabled={fromDay <= today}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => onWeek(addDays(fromDay, -7) < today ? today : addDays(fromDay, -7))}
        >
          {t("office.booking.weekBefore")}
        </Button>
        <strong>{t("office.booking.week", { date: format.day(fromDay, "short") })}</strong>
        <Button
          small
          disabled={addDays(fromDay, 7) > lastDayOf("booking", today)}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => onWeek(addDays(fromDay, 7))}
        >
          {t("office.booking.weekAfter")}
        </Button>
      </div>
      <Loaded query={query} shape="list" rows={4}>
        {({ days }) => {
          const open = otherStarts(days, booking.starts_at);
          if (open.length === 0) return <p role="status">{t("office.booking.noTimes")}</p>;
          return open.map(({ day, starts }) => (
            <Times key={day} label={format.day(day, "weekday")} starts={starts} value={value} onChange={onChange} />
          ));
        }}
      </Loaded>
    </div>
  );
}

interface TimesProps extends Pick<TimeChoiceProps, "value" | "onChange"> {
  readonly label: string;
  readonly starts: readonly string[];
  /** Also says the day: for times of several days together. */
  readonly withDay?: boolean;
}

export function Times({ label, starts, value, onChange, withDay = false }: TimesProps): ReactElement {
  const format = useFormat();
  return (
    <fieldset className={css.day}>
      <legend>{label}</legend>
      <div className={css.times}>
        {starts.map((start) => (
          <label key={start} className={cx(css.time, value === start && css.chosen)}>
            <input
              type="radio"
              name="starts_at"
              value={start}
              checked={value === start}
              onChange={() => onChange(start)}
            />
            {withDay ? format.dayTime(start, "weekday") : format.time(start)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
