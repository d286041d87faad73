import { useEffect, useRef } from "react";

/**
 * After a decision Enter goes on: the focus moves to the way to the next one, once it stands there. Whoever has gone on
 * before the decision was answered works on another record by then and keeps the focus.
 */
export function useFocusWhenThere(element: { readonly current: HTMLElement | null }, recordId: number): () => void {
  const wantedOn = useRef<number | null>(null);
  useEffect(() => {
    // Under an open dialog nothing can take the focus.
    if (wantedOn.current !== recordId || !element.current || document.querySelector("dialog[open]")) return;
    wantedOn.current = null;
    element.current.focus();
  });
  return () => {
    wantedOn.current = recordId;
  };
}
