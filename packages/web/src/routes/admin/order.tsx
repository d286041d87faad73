import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { OrderRecord } from "#features/office-orders/OrderRecord.tsx";

export function Screen(): ReactElement {
  return <OrderRecord adminId={useRouteId("admin_id")} orderId={useRouteId("id")} />;
}
