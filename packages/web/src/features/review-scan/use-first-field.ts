import { useEffect } from "react";
import { beginAt } from "#ui/first-field.ts";

/** Puts the focus on the first depth. On a phone the keyboard would cover the photos. */
export function useFirstField(id: string): void {
  useEffect(() => {
    const field = document.getElementById(id);
    if (field && matchMedia("(pointer: fine)").matches) beginAt(field);
  }, [id]);
}
