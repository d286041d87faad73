import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { MemberProfile } from "#features/member-profile/MemberProfile.tsx";

export function Screen(): ReactElement {
  return <MemberProfile memberId={useRouteId("member_id")} />;
}
