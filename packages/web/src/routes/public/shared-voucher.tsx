import { useRouterState } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { SharedVoucherPage } from "#features/shared-voucher/SharedVoucherPage.tsx";

/** The token stays in the address: behind `#` it reaches nobody, and the page can be opened again. */
export function Screen(): ReactElement {
  return <SharedVoucherPage token={useRouterState({ select: ({ location }) => location.hash })} />;
}
