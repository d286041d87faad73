import { Outlet, useMatches } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useSession } from "#kit/session.ts";
import { LoadingOverlay, PageMask } from "#ui/LoadingOverlay.tsx";
import { SkipLink } from "#ui/SkipLink.tsx";
import { ToastHost } from "#ui/ToastHost.tsx";
import { Providers } from "./Providers.tsx";
import { PublicFrame } from "./PublicFrame.tsx";
import { shell } from "./shell.ts";
import { useArrivalFocus } from "./use-arrival-focus.ts";
import { usePageMask } from "./use-page-mask.ts";

/** Everything around a screen. */
export function Root(): ReactElement {
  useArrivalFocus();
  usePageMask();
  return (
    <Providers>
      <SkipLink />
      <Frame />
      <ToastHost />
      <LoadingOverlay />
      <PageMask />
    </Providers>
  );
}

function Frame(): ReactElement {
  const { user } = useSession();
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.bare === true });
  const screen = (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
  if (isBare) return screen;
  return user ? <shell.Part>{screen}</shell.Part> : <PublicFrame>{screen}</PublicFrame>;
}
