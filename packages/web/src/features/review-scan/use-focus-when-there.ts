import { useEffect, useRef } from "react";

/** After a decision Enter goes on: the focus moves to the way to the next one, once it stands there. */
export function useFocusWhenThere(element: { readonly current: HTMLElement | null }): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    // Under an open dialog nothing can take the focus.
    if (!wanted.current || !element.current || document.querySelector("dialog[open]")) return;
    wanted.current = false;
    element.current.focus();
  });
  return () => {
    wanted.current = true;
  };
}
