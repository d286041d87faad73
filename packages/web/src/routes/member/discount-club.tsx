import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { ClubsPage } from "#features/manage-clubs/ClubsPage.tsx";

export function Screen(): ReactElement {
  return <ClubsPage memberId={useRouteId("id")} />;
}
