/** The window, or nothing on a server: looked up at each use, so that importing the SDK touches nothing. */
export function page(): Window | undefined {
  return typeof window === "undefined" ? undefined : window;
}
