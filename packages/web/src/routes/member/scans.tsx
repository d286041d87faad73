import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { MemberScansPage } from "#features/review-scan/MemberScansPage.tsx";

export function Screen(): ReactElement {
  return <MemberScansPage memberId={useRouteId("member_id")} />;
}
