import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { MemberHome } from "#features/office-home/MemberHome.tsx";

export function Screen(): ReactElement {
  return <MemberHome memberId={useRouteId("id")} />;
}
