import { useEffect } from "react";

/** Puts the focus on the first depth. On a phone the keyboard would cover the photos. */
export function useFirstField(id: string): void {
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) document.getElementById(id)?.focus();
  }, [id]);
}
