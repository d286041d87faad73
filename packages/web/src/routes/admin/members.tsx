import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { MembersPage } from "#features/accept-members/MembersPage.tsx";

export function Screen(): ReactElement {
  return <MembersPage adminId={useRouteId("admin_id")} />;
}
