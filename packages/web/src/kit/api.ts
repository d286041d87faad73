import type { CallName } from "@treadclub/contract/catalog";
import { CallError, makeClient, type Client } from "@treadclub/contract/client";
import { loadCallRoutes } from "./call-routes.ts";
import { inWords } from "./errors.ts";
import { currentT } from "./i18n.ts";
import { wantProof } from "./reauthentication.ts";
import { randomId } from "./random.ts";
import { mainTokenInTime, renew, renewIfExpired } from "./renew.ts";
import { currentToken, endSession, getSession, hasJustStoppedActing, isImpersonating } from "./stored-session.ts";
import { watchedFetch } from "./unavailable.ts";
import { mainUserActs } from "./acting-user.ts";

const baseUrl = "/api/v1/";

/**
 * The platform's calls, as the signed-in user. After a 401 (or a 403 outside of an impersonation) the token is
 * renewed once and the call made again; what still fails with either ends the session. A call that wants a proof of identity
 * asks for it and is made again. Errors: CallError, its message in
 * the user's language.
 */
export const api: Client = {
  async call(name, ...args) {
    await renewIfExpired();
    const key = randomId(24);
    const as = (bearer: string | null): Client =>
      makeClient({
        routes: loadCallRoutes,
        baseUrl,
        fetch: watchedFetch,
        authorisation: () => bearer,
        language: () => currentT().locale,
        newKey: () => key,
      });
    const first = await firstBearer(name);
    try {
      return await as(first.token).call(name, ...args);
    } catch (error) {
      if (wantsProof(error) && (await wantProof()))
        return await as(currentToken())
          .call(name, ...args)
          .catch((again: unknown) => Promise.reject(reportRefused(again, first)));
      const second = await secondTry(error, first, name).catch((trouble: unknown) =>
        Promise.reject(reportRefused(trouble, first)),
      );
      if (second === null) throw reportRefused(error, first);
      return await as(second.token)
        .call(name, ...args)
        .catch((again: unknown) => Promise.reject(reportRefused(again, second)));
    }
  },
};

/** Whose token a call carried. `isActing`: made in another's name, or begun in it. */
interface Bearer {
  readonly token: string | null;
  readonly isActing: boolean;
}

/** Whom this tab knows itself to act for; another one may have changed that a moment ago, which moves no call into another name. */
async function firstBearer(call: CallName): Promise<Bearer> {
  const isActing = getSession().impersonating;
  if (isActing === isImpersonating()) return { token: currentToken(), isActing };
  if (!isActing) return { token: await mainTokenInTime(), isActing };
  const main = await asMain(call);
  if (main === null) throw inWords(new CallError(400, { code: "IMPERSONATION_ENDED", message: "" }));
  return main;
}

const wantsProof = (error: unknown): boolean => error instanceof CallError && error.code === "PROOF_WANTED";

/** The bearer of the one further try, or null when there is none. */
async function secondTry(error: unknown, used: Bearer, call: CallName): Promise<Bearer | null> {
  if (!(error instanceof CallError) || used.token === null || error.code === "INVALID_LOGIN_OR_PASSWORD") return null;
  if (error.status !== 401 && error.status !== 403) return null;
  if (used.isActing && error.status === 403) return asMain(call);
  if ((await renew(used.token)) === "refused") return null;
  // Meanwhile the acting may have ended, or begun in another tab: nothing changes hands unasked.
  if (used.isActing && !isImpersonating()) return asMain(call);
  return {
    token: used.isActing === isImpersonating() ? currentToken() : await mainTokenInTime(),
    isActing: used.isActing,
  };
}

/** Retries a read as the main user; before a change it asks who should make it. */
async function asMain(call: CallName): Promise<Bearer | null> {
  const { effect } = (await loadCallRoutes())[call];
  if (effect !== "read" && !(await mainUserActs())) return null;
  const token = await mainTokenInTime();
  return token === null ? null : { token, isActing: true };
}

/** Ends the session where the answer says so, and puts the message into the user's words. */
function reportRefused(error: unknown, used: Bearer): unknown {
  if (!(error instanceof CallError)) return error;
  if (used.token !== null) endIfRefused(error, used);
  return inWords(error);
}

/** What was begun in another name is never held against the main user, nor what a screen of the other one still asks. */
function endIfRefused(error: CallError, used: Bearer): void {
  if (used.isActing || (error.code === "ROLE_FORBIDDEN" && hasJustStoppedActing())) return;
  if (error.code === "ACCOUNT_DISABLED") endSession("disabled");
  else if (error.status === 403) endSession("forbidden");
  else if (error.code === "TOKEN_EXPIRED" || error.code === "TOKEN_DECODE_UNSUCCESSFUL") endSession("expired");
}
