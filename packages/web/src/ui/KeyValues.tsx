import type { ReactElement, ReactNode } from "react";
import { Breakable } from "./Breakable.tsx";
import css from "./KeyValues.module.css";

interface KeyValue {
  readonly label: string;
  readonly value: ReactNode;
  /** A link to change it. */
  readonly action?: ReactNode;
}

/** What is known about a thing, by name. An item without a value is left out. */
export function KeyValues({ items }: { readonly items: readonly KeyValue[] }): ReactElement {
  return (
    <dl className={css.list}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== "")
        .map(({ label, value, action }) => (
          <div key={typeof value === "string" ? `${label} ${value}` : label} className={css.row}>
            <dt>{label}</dt>
            <dd>{typeof value === "string" ? <Breakable text={value} /> : value}</dd>
            {action && <dd className={css.action}>{action}</dd>}
          </div>
        ))}
    </dl>
  );
}
