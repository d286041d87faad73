import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { ComplaintPage } from "#features/answer-complaints/ComplaintPage.tsx";

export function Screen(): ReactElement {
  return <ComplaintPage adminId={useRouteId("admin_id")} complaintId={useRouteId("id")} />;
}
