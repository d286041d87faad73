import { useRouterState } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { SharedScanPage } from "#features/scan-results/SharedScanPage.tsx";

/** The token stays in the address: behind `#` it reaches nobody, and the page can be opened again. */
export function Screen(): ReactElement {
  return <SharedScanPage token={useRouterState({ select: ({ location }) => location.hash })} />;
}
