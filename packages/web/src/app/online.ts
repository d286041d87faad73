/** Whether the browser has a network at all. */
export const isOnline = (): boolean => navigator.onLine;

export function onOnline(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
