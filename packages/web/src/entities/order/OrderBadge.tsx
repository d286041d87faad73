import type { StateOf } from "@treadclub/contract";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { Tone } from "#ui/tone.ts";

const tones: Readonly<Record<StateOf<"order">, Tone>> = {
  created: "turn",
  paid: "good",
  failed: "soon",
  cancelled: "neutral",
  expired: "neutral",
  refunding: "waiting",
  refunded: "neutral",
};

export function OrderBadge({ state }: { readonly state: StateOf<"order"> }): ReactElement {
  const t = useT();
  return <StateBadge tone={tones[state]}>{t(`base.state.order.${state}`)}</StateBadge>;
}
