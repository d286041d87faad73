import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { AllClubsPage } from "#features/manage-clubs/AllClubsPage.tsx";

export function Screen(): ReactElement {
  return <AllClubsPage adminId={useRouteId("admin_id")} />;
}
