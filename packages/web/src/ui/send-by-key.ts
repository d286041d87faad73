import type { KeyboardEvent } from "react";

/** Ctrl or Command with Enter sends from whichever field. */
export const sendByKey =
  (submit: () => Promise<void>) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
