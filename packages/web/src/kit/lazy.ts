/**
 * Loads code on demand. A failure is told to the window as the cancelable event `preload-error` (its `detail` is what was
 * thrown) and thrown on, unless a listener cancels it; then the answer is undefined.
 */
export async function loadLazily<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    const event = new CustomEvent("preload-error", { cancelable: true, detail: error });
    if (window.dispatchEvent(event)) throw error;
    return undefined;
  }
}
