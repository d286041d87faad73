import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { ComplaintsPage } from "#features/answer-complaints/ComplaintsPage.tsx";

export function Screen(): ReactElement {
  return <ComplaintsPage adminId={useRouteId("admin_id")} />;
}
