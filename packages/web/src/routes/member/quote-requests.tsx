import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { QuotesPage } from "#features/answer-quote/QuotesPage.tsx";

export function Screen(): ReactElement {
  return <QuotesPage memberId={useRouteId("member_id")} />;
}
