import type { IncomingMessage } from "node:http";

/** How many bodies one user may send at a time. */
const mostOpen = 6;
const lingerMs = 5_000;

/** Counts the open bodies of every user in this process. */
export function openUploadGate() {
  const open = new Map<number, number>();
  return {
    /** Returns whether one more may begin. `leave` must follow either way. */
    enter(userId: number): boolean {
      const count = (open.get(userId) ?? 0) + 1;
      open.set(userId, count);
      return count <= mostOpen;
    },
    leave(userId: number): void {
      const count = (open.get(userId) ?? 0) - 1;
      if (count > 0) open.set(userId, count);
      else open.delete(userId);
    },
  };
}

/** Ends a request that was answered before its body had arrived, once the client has had time to read the answer. */
export function endWhenRefused(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), lingerMs).unref();
  request.once("close", () => clearTimeout(timer));
}

/** Ends a request whose body stalls for `idleMs`; the bytes received are kept, and the phone resumes there. */
export function endWhenIdle(request: IncomingMessage, idleMs: number): void {
  request.setTimeout(idleMs, () => {
    if (!request.complete) request.destroy();
  });
}
