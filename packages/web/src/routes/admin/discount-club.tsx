import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { ClubRecord } from "#features/manage-clubs/ClubRecord.tsx";

export function Screen(): ReactElement {
  return <ClubRecord adminId={useRouteId("admin_id")} clubId={useRouteId("club_id")} />;
}
