import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { setPageLoading } from "#ui/loading.ts";

/** Long enough that a screen whose code is here already never shows the mask. */
const patienceMs = 250;

/** Shows the page mask (isPageLoading) while the next screen is fetched. */
export function usePageMask(): void {
  const isLoading = useRouterState({ select: (state) => state.status === "pending" });
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setPageLoading(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setPageLoading(false);
    };
  }, [isLoading]);
}
