import { useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useListAddress } from "#kit/list-address.ts";
import { useRouteText } from "#kit/values.ts";
import { OrderPage } from "#features/shop/OrderPage.tsx";
import { ShopPage } from "#features/shop/ShopPage.tsx";
import { TestCheckout } from "#features/shop/TestCheckout.tsx";
import { useDriver } from "./use-driver.ts";

/** The shop, an order or its test checkout: one module, as each costs bytes of the first load. */
export function Screen(): ReactElement {
  const { consumerId, paths } = useDriver();
  const address = useListAddress();
  const isCheckout = useLocation({ select: ({ pathname }) => pathname.endsWith("/test_checkout") });
  const reference = useRouteText("reference");
  const isBack = useRouteText("from") === "checkout";
  if (reference === undefined)
    return (
      <ShopPage consumerId={consumerId} paths={paths} page={address.page} onPage={(page) => address.set({ page })} />
    );
  if (isCheckout) return <TestCheckout reference={reference} paths={paths} />;
  return <OrderPage key={reference} reference={reference} paths={paths} isBack={isBack} />;
}
