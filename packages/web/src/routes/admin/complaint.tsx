import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { ComplaintRecord } from "#features/answer-complaints/ComplaintRecord.tsx";

export function Screen(): ReactElement {
  return <ComplaintRecord adminId={useRouteId("admin_id")} complaintId={useRouteId("id")} />;
}
