/** What an address brought along to go on with, taken out of it at once. */
export interface Carried {
  readonly token: string;
  /** The address without it. */
  readonly from: string;
}

const state: { carried: Carried | null } = { carried: null };
const anyOrigin = "https://here.invalid";

/** Takes a restore token out of an address and keeps it until it is asked for; null when there is none. */
export function takeRestoreToken(href: string): Carried | null {
  const url = new URL(href, anyOrigin);
  const token = url.searchParams.get("restore_token");
  if (token === null) return null;
  url.searchParams.delete("restore_token");
  state.carried = { token, from: url.pathname + url.search + url.hash };
  return state.carried;
}

/** What the last address brought along. */
export const carriedHere = (): Carried | null => state.carried;
export function forgetCarried(): void {
  state.carried = null;
}
