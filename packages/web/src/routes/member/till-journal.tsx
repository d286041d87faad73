import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { TillJournalPage } from "#features/redeem-voucher/TillJournalPage.tsx";

export function Screen(): ReactElement {
  return <TillJournalPage memberId={useRouteId("member_id")} />;
}
