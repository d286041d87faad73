const state: { token: string | null } = { token: null };
const anyOrigin = "https://here.invalid";

/** Takes the token out of an address of `/app/rabbit_hole` and keeps it for the screen; answers the address without it. */
export function takeActingLink(href: string): string | null {
  const url = new URL(href, anyOrigin);
  const token = url.searchParams.get("token");
  if (url.pathname.replace(/\/$/, "") !== "/app/rabbit_hole" || token === null) return null;
  url.searchParams.delete("token");
  state.token = token;
  return url.pathname + url.search;
}

/** The token, once: it works once. */
export function spendActingLink(): string | null {
  const { token } = state;
  state.token = null;
  return token;
}
