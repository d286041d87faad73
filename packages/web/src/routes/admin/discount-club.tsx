import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { ClubPage } from "#features/manage-clubs/ClubPage.tsx";

export function Screen(): ReactElement {
  return <ClubPage adminId={useRouteId("admin_id")} clubId={useRouteId("club_id")} />;
}
