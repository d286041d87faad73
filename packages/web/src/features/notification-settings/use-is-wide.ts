import { useSyncExternalStore } from "react";

const wide = "(min-width: 44rem)";

/** Whether there is room for a table. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => false,
  );

function follow(listener: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
