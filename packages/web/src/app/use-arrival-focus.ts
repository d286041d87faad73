import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { sessionEnd } from "#kit/stored-session.ts";
import { hasBegun } from "#ui/first-field.ts";
import { pageTitleId } from "#ui/Page.tsx";
import { toast } from "#ui/toast.ts";

/** A title that comes with its data still gets the focus when it comes within this time. */
const patienceMs = 5000;

/** Puts the focus on the heading of a screen after a change of screen, so that it is read aloud and Tab continues from there. */
export function useArrivalFocus(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined;
    before.current = path;
    // Why a sign-in has ended is said on the sign-in page.
    if (!isFirst && sessionEnd() === null) toast.clearErrors();
    // The first screen keeps the browser's own start, or an element with autofocus.
    return isFirst || path === undefined ? undefined : focusTitle();
  }, [path]);
}

function focusTitle(): () => void {
  const main = document.getElementById("main");
  const focus = (): boolean => {
    const title = document.getElementById(pageTitleId);
    title?.focus({ preventScroll: true });
    return title !== null;
  };
  // A screen whose data was there already may have begun by itself.
  if (hasBegun() || focus()) return () => undefined;
  main?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const isUntouched = document.activeElement === main || document.activeElement === document.body;
    if (!isUntouched || focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), patienceMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
