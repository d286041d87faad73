import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { OrdersPage } from "#features/office-orders/OrdersPage.tsx";

export function Screen(): ReactElement {
  return <OrdersPage adminId={useRouteId("admin_id")} />;
}
