import type { ReactElement, ReactNode } from "react";
import css from "./DealCard.module.css";

/** Deals below each other; each puts its picture beside its words where there is room. */
export const DealCards = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={css.list}>{children}</div>
);
