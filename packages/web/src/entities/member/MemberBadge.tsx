import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { memberTone } from "./member-tone.ts";
import type { MemberState } from "./queries.ts";

export function MemberBadge({ state }: { readonly state: MemberState }): ReactElement {
  const t = useT();
  return <StateBadge tone={memberTone(state)}>{t(`base.state.member.${state}`)}</StateBadge>;
}
