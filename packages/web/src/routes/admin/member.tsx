import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { MemberPage } from "#features/accept-members/MemberPage.tsx";

export function Screen(): ReactElement {
  return <MemberPage adminId={useRouteId("admin_id")} memberId={useRouteId("id")} />;
}
