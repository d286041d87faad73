import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { AdminHome } from "#features/office-home/AdminHome.tsx";

export function Screen(): ReactElement {
  return <AdminHome adminId={useRouteId("admin_id")} />;
}
