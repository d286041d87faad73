import type { CameraHost } from "./camera-host.ts";

/**
 * Keeps the screen on until the answered function is called. The browser takes the lock away whenever the page is hidden, so it is
 * asked for again when the page is back. A browser that has none, or refuses (battery saver), lets the screen go dark: no error.
 */
export function holdScreen(host: Pick<CameraHost, "wakeLock" | "isVisible" | "onVisibilityChange">): () => void {
  let held: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  let isWanted = true;
  const take = async (before: Promise<WakeLockSentinel | null>): Promise<WakeLockSentinel | null> => {
    const old = await before;
    if (old && !old.released) return old;
    if (!isWanted || !host.isVisible()) return null;
    try {
      return (await host.wakeLock?.request("screen")) ?? null;
    } catch {
      return null;
    }
  };
  const retake = (): void => {
    held = take(held);
  };
  retake();
  const stopListening = host.onVisibilityChange(retake);
  return () => {
    isWanted = false;
    stopListening();
    void held.then((lock) => lock?.release()).catch(() => undefined);
  };
}
