import type { ReactElement } from "react";
import css from "./LeadClock.module.css";
import { WaitClock } from "./WaitClock.tsx";

interface LeadClockProps {
  readonly since: string;
  readonly soonAfterMinutes: number;
  readonly lateAfterMinutes: number;
}

/** A WaitClock at the head of a row: equally wide in every row, so that what follows stands in line. */
export function LeadClock(props: LeadClockProps): ReactElement {
  return (
    <span className={css.lead}>
      <WaitClock {...props} />
    </span>
  );
}
