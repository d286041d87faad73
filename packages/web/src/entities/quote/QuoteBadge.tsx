import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { QuoteState } from "./queries.ts";
import { quoteTone, type Side } from "./quote-tone.ts";

/** A quote's state in its reader's words: the office reads the specification's label. */
export function QuoteBadge({ state, side }: { readonly state: QuoteState; readonly side: Side }): ReactElement {
  const t = useT();
  return (
    <StateBadge tone={quoteTone(state, side)}>
      {t(side === "consumer" ? `driver.quotes.badge.${state}` : `base.state.quote.${state}`)}
    </StateBadge>
  );
}
