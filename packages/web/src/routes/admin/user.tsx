import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { UserRecord } from "#features/manage-users/UserRecord.tsx";

export function Screen(): ReactElement {
  return <UserRecord adminId={useRouteId("admin_id")} userId={useRouteId("id")} />;
}
