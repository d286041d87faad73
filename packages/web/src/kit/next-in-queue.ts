import { useState } from "react";

type Queue = readonly { readonly id: number }[];

/**
 * The one after this in a queue, as it stood `before` when this one may have left it meanwhile; the first when this one is
 * last or was never in it; null when nothing else waits.
 */
export function nextInQueue(queue: Queue, currentId: number, before: Queue = queue): number | null {
  const waiting = new Set(queue.map(({ id }) => id));
  const at = before.findIndex(({ id }) => id === currentId);
  const after = [...before.slice(at + 1), ...queue].find(({ id }) => id !== currentId && waiting.has(id));
  return after?.id ?? null;
}

/** The next of a queue that changes: one that has been judged leaves it, and its place is kept. */
export function useNextInQueue(queue: Queue, currentId: number): number | null {
  const [before, setBefore] = useState(queue);
  const isThere = queue.some(({ id }) => id === currentId);
  if (isThere && namesOf(queue) !== namesOf(before)) setBefore(queue);
  return nextInQueue(queue, currentId, before);
}

const namesOf = (queue: Queue): string => queue.map(({ id }) => id).join(" ");
