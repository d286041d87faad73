import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { DealsPage } from "#features/manage-deals/DealsPage.tsx";

export function Screen(): ReactElement {
  return <DealsPage memberId={useRouteId("member_id")} />;
}
