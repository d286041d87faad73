import type { ReactElement, ReactNode } from "react";
import { ChevronRight } from "lucide-react";
import { clockOf, type Expected } from "#entities/expected/clock-of.ts";
import { Loaded, type Loading } from "#ui/Loaded.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { WaitClock } from "#ui/WaitClock.tsx";
import css from "./WaitingPanel.module.css";

export interface WaitingRow {
  readonly id: number;
  readonly href: string;
  readonly since: string | null;
  /** What the driver was promised, where there is a driver. */
  readonly expected?: Expected | null;
  readonly lead: ReactNode;
  readonly text: ReactNode;
}

interface WaitingPanelProps<R> {
  readonly title: string;
  readonly query: Loading<{ readonly list: readonly R[]; readonly total_count: number }>;
  readonly row: (row: R) => WaitingRow;
  readonly none: string;
  /** Where the whole list is. */
  readonly all: { readonly href: string; readonly label: string };
  /** The way to the one that waits longest. */
  readonly action?: ReactNode;
  /** Minutes until a wait is due and until it is overdue. */
  readonly patience?: { readonly soon: number; readonly late: number } | undefined;
}

/** What waits of one kind: how many, the longest waiting on top, each leading to its place. */
export function WaitingPanel<R>({
  title,
  query,
  row,
  none,
  all,
  action,
  patience = officeHours,
}: WaitingPanelProps<R>): ReactElement {
  const count = query.data?.total_count;
  return (
    <section className={css.panel}>
      <div className={css.head}>
        <h2>
          {title} {count !== undefined && <span className={css.count}>{count}</span>}
        </h2>
        {count !== undefined && count > 0 && action}
      </div>
      <Loaded query={query} shape="list" rows={3}>
        {({ list }) =>
          list.length === 0 ? <p className={css.none}>{none}</p> : <Rows rows={list.map(row)} patience={patience} />
        }
      </Loaded>
      <UiLink className={css.all} href={all.href}>
        {all.label}
      </UiLink>
    </section>
  );
}

function Rows({
  rows,
  patience,
}: {
  readonly rows: readonly WaitingRow[];
  readonly patience: { readonly soon: number; readonly late: number };
}): ReactElement {
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <UiLink className={css.row} href={row.href}>
            {row.since && (
              <WaitClock
                {...(row.expected
                  ? clockOf(row.since, row.expected)
                  : { since: row.since, soonAfterMinutes: patience.soon, lateAfterMinutes: patience.late })}
              />
            )}
            <span className={css.words}>
              <strong>{row.lead}</strong>
              <span>{row.text}</span>
            </span>
            <ChevronRight aria-hidden="true" size={20} />
          </UiLink>
        </li>
      ))}
    </ul>
  );
}

/** A fitter or reviewer answers within the morning. */
const officeHours = { soon: 60, late: 240 };
