import type { ReactElement } from "react";
import { showNotFound, useRouteText } from "#kit/values.ts";
import { TestCheckout } from "#features/shop/TestCheckout.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const { paths } = useDriver();
  return <TestCheckout reference={useRouteText("reference") ?? showNotFound()} paths={paths} />;
}
