import { useEffect, useRef, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { NearTime } from "./day-slots.ts";
import css from "./BookSlot.module.css";

interface TakenNoticeProps {
  readonly nearest: readonly NearTime[];
  readonly onChoose: (startsAt: string) => void;
}

/** The time went to somebody else: the nearest free ones, one press away. */
export function TakenNotice({ nearest, onChoose }: TakenNoticeProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [nearest]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.taken}>
      <Card tone="soon" title={t("driver.book.taken")}>
        <p>{nearest.length > 0 ? t("driver.book.takenText") : t("driver.book.takenNone")}</p>
        <div className={css.times}>
          {nearest.map((time) => (
            <Button key={time.starts_at} onClick={() => onChoose(time.starts_at)}>
              {format.dayTime(time.starts_at, "weekday")}
            </Button>
          ))}
        </div>
      </Card>
    </div>
  );
}
