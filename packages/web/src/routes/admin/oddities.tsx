import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { AdminOddities } from "#features/check-oddities/AdminOddities.tsx";

export function Screen(): ReactElement {
  return <AdminOddities adminId={useRouteId("admin_id")} />;
}
