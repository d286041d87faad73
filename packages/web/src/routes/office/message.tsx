import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { MessageRecord } from "#features/integrator/MessageRecord.tsx";

export function Screen(): ReactElement {
  return <MessageRecord messageId={useRouteId("id")} />;
}
