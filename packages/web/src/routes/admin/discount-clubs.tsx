import type { ReactElement } from "react";
import { useListAddress } from "#kit/list-address.ts";
import { useRouteId } from "#kit/values.ts";
import { GroupsPage } from "#features/groups/GroupsPage.tsx";
import { AllClubsPage } from "#features/manage-clubs/AllClubsPage.tsx";

export function Screen(): ReactElement {
  const adminId = useRouteId("admin_id");
  const { values, href } = useListAddress();
  if (values["groups"] !== undefined)
    return <GroupsPage clubsHref={href({ groups: null, open_field: null, new: null, search: null, page: null })} />;
  return <AllClubsPage adminId={adminId} />;
}
