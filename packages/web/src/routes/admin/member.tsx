import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { MemberRecord } from "#features/accept-members/MemberRecord.tsx";

export function Screen(): ReactElement {
  return <MemberRecord adminId={useRouteId("admin_id")} memberId={useRouteId("id")} />;
}
