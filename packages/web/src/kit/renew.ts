import { CallError, makeClient, type Client } from "@treadclub/contract/client";
import { loadCallRoutes } from "./call-routes.ts";
import { isFramed } from "./storage.ts";
import { currentToken, endImpersonation, isImpersonating, mainToken, startSession } from "./stored-session.ts";
import { watchedFetch } from "./unavailable.ts";

/** `main_user`: the impersonation has ended and the main user continues. */
export type Renewal = "renewed" | "main_user" | "refused";

const state: { running: Promise<Renewal> | null; trustClock: boolean } = { running: null, trustClock: true };

/** Changes the refresh cookie for a new token; calls at the same time share one. Throws OFFLINE and the server's own troubles. */
export function renew(usedToken: string | null = currentToken()): Promise<Renewal> {
  state.running ??= oneTabAtATime(() => ask(usedToken)).finally(() => {
    state.running = null;
  });
  return state.running;
}

/** Spares a refused call: renews before it when the token's time has come. That of an impersonation cannot be renewed: the server says when it is over. */
export async function renewIfExpired(): Promise<void> {
  const token = currentToken();
  if (token === null || isImpersonating() || !state.trustClock || !isExpired(token)) return;
  const answer = await renew(token).catch(() => null);
  const next = currentToken();
  // A token that is over as soon as it arrives means that this machine's clock is wrong.
  if (answer === "renewed" && next !== null && isExpired(next)) state.trustClock = false;
}

/** A token is expired when its `exp` is at or before now. */
export function isExpired(token: string, nowMs: number = Date.now()): boolean {
  try {
    const payload: unknown = JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    return (
      typeof payload === "object" &&
      payload !== null &&
      "exp" in payload &&
      typeof payload.exp === "number" &&
      payload.exp * 1000 <= nowMs
    );
  } catch {
    return false;
  }
}

/** The main user's token, whoever calls are made for; renewed where its time has come, or always. Null when there is none. Throws as `renew`. */
export async function mainTokenInTime(options: { readonly always?: boolean } = {}): Promise<string | null> {
  const used = mainToken();
  if (used === null || isFramed() || (!options.always && !isExpired(used))) return used;
  return oneTabAtATime(async () => (used !== mainToken() || (await exchange()) ? mainToken() : null));
}

async function ask(usedToken: string | null): Promise<Renewal> {
  // A sign-in inside another site's page has no cookie to renew it: it ends.
  if (isFramed()) return "refused";
  if (usedToken !== currentToken()) return currentToken() === null ? "refused" : "renewed";
  if (isImpersonating()) return askActing(usedToken);
  return (await exchange()) ? "renewed" : "refused";
}

/** Changes the cookie of the main user; false when the server says no. */
async function exchange(): Promise<boolean> {
  try {
    const { token, user } = await clientAs(null).call("refreshToken", { body: {} });
    startSession(token, user);
    return true;
  } catch (error) {
    if (error instanceof CallError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}

/** The server answers 400 to an impersonation token: it has ended, and the main user continues. */
async function askActing(usedToken: string | null): Promise<Renewal> {
  try {
    await clientAs(usedToken).call("refreshToken", { body: {} });
  } catch (error) {
    if (!(error instanceof CallError) || error.status === 0 || error.status >= 429) throw error;
  }
  endImpersonation();
  return "main_user";
}

const clientAs = (bearer: string | null): Client =>
  makeClient({ routes: loadCallRoutes, baseUrl: "/api/v1/", fetch: watchedFetch, authorisation: () => bearer });

/** Other tabs hold the same cookie: the second one finds the first one's token. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator && navigator.locks ? navigator.locks.request("treadclub-renew", work) : work();
}
