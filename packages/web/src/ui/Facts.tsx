import type { ReactElement, ReactNode } from "react";
import css from "./Facts.module.css";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known of a thing: labels and values, side by side where there is room. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={typeof value === "string" ? `${label} ${value}` : label} className={css.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
