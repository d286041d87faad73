import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { MemberOddities } from "#features/check-oddities/MemberOddities.tsx";

export function Screen(): ReactElement {
  return <MemberOddities memberId={useRouteId("member_id")} />;
}
