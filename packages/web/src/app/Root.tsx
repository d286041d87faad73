import { Outlet } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { LoadingOverlay, PageMask } from "#ui/LoadingOverlay.tsx";
import { SkipLink } from "#ui/SkipLink.tsx";
import { ToastHost } from "#ui/ToastHost.tsx";
import { acting, answers, shell } from "./late-parts.ts";
import { ProofHost } from "./ProofHost.tsx";
import { Providers } from "./Providers.tsx";
import { PublicFrame } from "./PublicFrame.tsx";

import { useArrivalFocus } from "./use-arrival-focus.ts";
import { useFrame } from "./use-frame.ts";
import { usePageMask } from "./use-page-mask.ts";
import { WhoActsHost } from "./WhoActsHost.tsx";

/** Everything around a screen. */
export function Root(): ReactElement {
  useArrivalFocus();
  usePageMask();
  return (
    <Providers>
      <SkipLink />
      <Frame />
      <ProofHost />
      <WhoActsHost />
      <ToastHost />
      <LoadingOverlay />
      <PageMask />
    </Providers>
  );
}

function Frame(): ReactElement {
  const { user, isBare, isPlain } = useFrame();
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
