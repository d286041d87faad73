import type { ReactElement, ReactNode } from "react";
import { KeyValues } from "./KeyValues.tsx";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known of a thing: KeyValues without actions. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }): ReactElement => <KeyValues items={facts} />;
