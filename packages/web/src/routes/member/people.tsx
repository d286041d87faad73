import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { PeoplePage } from "#features/company-people/PeoplePage.tsx";

export function Screen(): ReactElement {
  return <PeoplePage memberId={useRouteId("member_id")} />;
}
