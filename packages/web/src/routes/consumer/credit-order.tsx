import type { ReactElement } from "react";
import { showNotFound, useRouteText } from "#kit/values.ts";
import { OrderPage } from "#features/shop/OrderPage.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const { paths } = useDriver();
  const reference = useRouteText("reference") ?? showNotFound();
  const isBack = useRouteText("from") === "checkout";
  return <OrderPage key={reference} reference={reference} paths={paths} isBack={isBack} />;
}
