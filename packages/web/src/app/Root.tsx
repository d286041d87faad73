import { Outlet } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useSession } from "#kit/session.ts";
import { LoadingOverlay, PageMask } from "#ui/LoadingOverlay.tsx";
import { SkipLink } from "#ui/SkipLink.tsx";
import { ToastHost } from "#ui/ToastHost.tsx";
import { acting } from "./acting-part.ts";
import { answers, shell } from "./deferred-parts.ts";
import { ReauthenticationHost } from "./ReauthenticationHost.tsx";
import { Providers } from "./Providers.tsx";
import { PublicFrame } from "./PublicFrame.tsx";

import { useArrivalFocus } from "./use-arrival-focus.ts";
import { useFrame, type FrameState } from "./use-frame.ts";
import { usePageMask } from "./use-page-mask.ts";
import { ActingUserHost } from "./ActingUserHost.tsx";

/** Everything around a screen. */
export function Root(): ReactElement {
  useArrivalFocus();
  usePageMask();
  return (
    <Providers>
      <SkipLink />
      <Frame />
      <ReauthenticationHost />
      <ActingUserHost />
      <ToastHost />
      <LoadingOverlay />
      <PageMask />
    </Providers>
  );
}

function Frame(): ReactElement | null {
  const { user, isBare, isPlain } = useFrame();
  // Another user's screen must fetch nothing more; the router is about to redirect.
  if (useIsOfAnother(user)) return null;
  const screen = (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
  const framed =
    user && !isBare ? (
      <shell.Part user={user}>{screen}</shell.Part>
    ) : (
      <>
        <acting.Part />
        {isBare ? screen : <PublicFrame>{screen}</PublicFrame>}
      </>
    );
  return isPlain ? framed : <answers.Part>{framed}</answers.Part>;
}

function useIsOfAnother(user: FrameState["user"]): boolean {
  const session = useSession();
  return user !== null && session.loggedIn && session.user?.id !== user.id;
}
