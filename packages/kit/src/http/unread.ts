import type { ServerResponse } from "node:http";

/** What may lie in this process of large answers that their clients have not taken yet. */
export const usualUnreadBytes = 64_000_000;
/** Below this an answer fits into the buffers of the system. */
const largeBytes = 16_000;

export interface Unread {
  watch(response: ServerResponse, bytes: number): void;
}

/** Keeps what clients leave unread within a limit: beyond it the answers end that have waited longest. */
export function openUnread(mostBytes: number): Unread {
  const open = new Map<ServerResponse, number>();
  let total = 0;
  const leave = (response: ServerResponse): void => {
    total -= open.get(response) ?? 0;
    open.delete(response);
  };
  const endLongest = (): boolean => {
    for (const response of open.keys()) {
      if (response.writableLength === 0) continue;
      leave(response);
      response.destroy();
      return true;
    }
    return false;
  };
  return {
    watch(response, bytes) {
      if (bytes < largeBytes) return;
      open.set(response, bytes);
      total += bytes;
      response.once("close", () => leave(response));
      while (total > mostBytes && endLongest());
    },
  };
}
