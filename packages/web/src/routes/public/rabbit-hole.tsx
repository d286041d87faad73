import { useRouter } from "@tanstack/react-router";
import { useCallback, type ReactElement } from "react";
import type { UserView } from "#kit/session.ts";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import { useRouteIdOrNull, useRouteText } from "#kit/values.ts";
import { destinationOf } from "#features/impersonate/destination.ts";
import { EnterRabbitHole } from "#features/impersonate/EnterRabbitHole.tsx";

/** The token of the link names the user; `user` in the address is for people. The dashboard is where it leads unless a scan's status is wanted. */
export function Screen(): ReactElement {
  const go = useNavigateTo();
  const router = useRouter();
  const scanId = useRouteIdOrNull("scan_id");
  const isDashboard = useRouteText("is_dashboard") === "1";
  const isScanStatus = useRouteText("is_admin_scan_status") === "1" && !isDashboard;
  const lead = useCallback(
    (user: UserView) => {
      const exists = (path: string): boolean => router.getMatchedRoutes(path)[2] !== undefined;
      go(destinationOf(user, { isScanStatus, scanId, exists }), { replace: true });
    },
    [go, router, isScanStatus, scanId],
  );
  return <EnterRabbitHole onEntered={lead} />;
}
