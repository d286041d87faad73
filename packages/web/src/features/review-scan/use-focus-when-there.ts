import { useEffect, useRef } from "react";

/** After a decision Enter goes on: the focus moves to the way to the next one, once it stands there. */
export function useFocusWhenThere(element: { readonly current: HTMLElement | null }): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !element.current) return;
    wanted.current = false;
    element.current.focus();
  });
  return () => {
    wanted.current = true;
  };
}
