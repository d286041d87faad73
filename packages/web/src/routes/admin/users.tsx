import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { UsersPage } from "#features/manage-users/UsersPage.tsx";

export function Screen(): ReactElement {
  return <UsersPage adminId={useRouteId("admin_id")} />;
}
