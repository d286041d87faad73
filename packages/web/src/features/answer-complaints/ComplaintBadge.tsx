import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { Tone } from "#ui/tone.ts";
import { useNow } from "#ui/use-now.ts";
import { isOverdue } from "./due.ts";
import type { ComplaintRow } from "./queries.ts";

const tones: Readonly<Record<ComplaintRow["state"], Tone>> = {
  received: "turn",
  acknowledged: "waiting",
  answered: "good",
};

export function ComplaintBadge({ complaint }: { readonly complaint: ComplaintRow }): ReactElement {
  const t = useT();
  const nowMs = useNow(60_000);
  return (
    <StateBadge tone={isOverdue(complaint, nowMs) ? "now" : tones[complaint.state]}>
      {t(`base.state.complaint.${complaint.state}`)}
    </StateBadge>
  );
}
