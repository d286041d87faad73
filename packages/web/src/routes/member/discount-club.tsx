import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { OwnGroups } from "#features/groups/OwnGroups.tsx";
import { ClubsPage } from "#features/manage-clubs/ClubsPage.tsx";

export function Screen(): ReactElement {
  const memberId = useRouteId("id");
  return <ClubsPage memberId={memberId} note={<OwnGroups memberId={memberId} />} />;
}
