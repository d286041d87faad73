import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { DeskHome } from "#features/office-home/DeskHome.tsx";

export function Screen(): ReactElement {
  return <DeskHome adminId={useRouteId("admin_id")} />;
}
