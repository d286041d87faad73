import type { VNode } from "preact";
import { newStore, useSource } from "#scanner/kit/store.ts";

const said = newStore((_old: string, next: string) => next, "");

/** Announces something to screen readers without moving the focus. */
export const announce = (text: string): void => said.dispatch(text);

export function Announcer(): VNode {
  return (
    <p class="unseen" role="status">
      {useSource(said)}
    </p>
  );
}
