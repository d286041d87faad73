import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { UserPage } from "#features/manage-users/UserPage.tsx";

export function Screen(): ReactElement {
  return <UserPage adminId={useRouteId("admin_id")} userId={useRouteId("id")} />;
}
