import type { ReactElement } from "react";
import { useRouteId, useRouteIdOrNull } from "#kit/values.ts";
import { OrderRecord } from "#features/office-orders/OrderRecord.tsx";
import { OrdersPage } from "#features/office-orders/OrdersPage.tsx";

/** The list of orders, or one of them. */
export function Screen(): ReactElement {
  const adminId = useRouteId("admin_id");
  const orderId = useRouteIdOrNull("id");
  return orderId === null ? <OrdersPage adminId={adminId} /> : <OrderRecord adminId={adminId} orderId={orderId} />;
}
