import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { SitesPage } from "#features/company-sites/SitesPage.tsx";

export function Screen(): ReactElement {
  return <SitesPage memberId={useRouteId("member_id")} />;
}
