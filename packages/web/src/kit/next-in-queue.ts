/** The one after this in a queue; the first when this one is last or has left it; null when nothing else waits. */
export function nextInQueue(queue: readonly { readonly id: number }[], currentId: number): number | null {
  const at = queue.findIndex((scan) => scan.id === currentId);
  const next = queue[at + 1] ?? queue[0];
  return next && next.id !== currentId ? next.id : null;
}
