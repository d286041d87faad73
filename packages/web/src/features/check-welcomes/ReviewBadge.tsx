import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { Tone } from "#ui/tone.ts";
import type { ReviewRow } from "./queries.ts";

const tones: Readonly<Record<ReviewRow["state"], Tone>> = {
  checking: "turn",
  appealed: "turn",
  given: "good",
  granted: "good",
  refused: "neutral",
  upheld: "neutral",
  withdrawn: "neutral",
};

export function ReviewBadge({ state }: Pick<ReviewRow, "state">): ReactElement {
  return <StateBadge tone={tones[state]}>{useT()(`base.state.welcomeReview.${state}`)}</StateBadge>;
}
