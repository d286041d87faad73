import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import css from "./BarTable.module.css";
import { cx } from "./cx.ts";
import type { Tone } from "./tone.ts";

export interface BarRow {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** The count as it is read, where that is not a plain number. */
  readonly figure?: string | undefined;
  readonly tone?: Exclude<Tone, "turn" | "waiting"> | undefined;
  /** What it is made of, in words. */
  readonly detail?: string | undefined;
}

interface BarTableProps {
  /** What is counted; the table is called so. */
  readonly label: string;
  readonly rows: readonly BarRow[];
  /** The headings of its columns, by ear. */
  readonly heads: { readonly name: string; readonly count: string };
}

/** A chart that is a table: a name, a bar and its figure in each row. */
export function BarTable({ label, rows, heads }: BarTableProps): ReactElement {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={css.table}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.name}</th>
          <th scope="col" colSpan={2}>
            {heads.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.key} row={row} most={most} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ row, most }: { readonly row: BarRow; readonly most: number }): ReactElement {
  const format = useFormat();
  return (
    <tr>
      <th scope="row" className={css.name}>
        {row.name}
      </th>
      <td>
        <span className={css.track} aria-hidden="true">
          {row.count > 0 && (
            <span
              className={cx(css.bar, row.tone && css[row.tone])}
              style={{ inlineSize: `${(row.count / most) * 100}%` }}
            />
          )}
        </span>
        {row.detail && <span className={css.detail}>{row.detail}</span>}
      </td>
      <td className={css.count}>{row.figure ?? format.number(row.count)}</td>
    </tr>
  );
}
