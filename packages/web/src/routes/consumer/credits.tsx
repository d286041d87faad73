import type { ReactElement } from "react";
import { useListAddress } from "#kit/list-address.ts";
import { ShopPage } from "#features/shop/ShopPage.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const { consumerId, paths } = useDriver();
  const address = useListAddress();
  return (
    <ShopPage consumerId={consumerId} paths={paths} page={address.page} onPage={(page) => address.set({ page })} />
  );
}
