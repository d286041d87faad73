import type { ReactElement } from "react";
import { VoucherList } from "#features/vouchers/VoucherList.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const { consumerId, paths } = useDriver();
  return <VoucherList consumerId={consumerId} paths={paths} kind="ended" />;
}
