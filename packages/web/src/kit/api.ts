import { callRoutes } from "@treadclub/contract/calls.gen";
import { CallError, makeClient, type CallRoute, type Client } from "@treadclub/contract/client";
import { inWords } from "./errors.ts";
import { currentT } from "./i18n.ts";
import { wantProof } from "./proof.ts";
import { randomId } from "./random.ts";
import { renew, renewIfExpired } from "./renew.ts";
import { currentToken, endSession, isImpersonating, mainToken } from "./stored-session.ts";

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
        routes: callRoutes,
        baseUrl,
        authorisation: () => bearer,
        language: () => currentT().locale,
        newKey: () => key,
      });
    const first = currentToken();
    try {
      return await as(first).call(name, ...args);
    } catch (error) {
      if (wantsProof(error) && (await wantProof()))
        return await as(currentToken())
          .call(name, ...args)
          .catch((again: unknown) => Promise.reject(told(again, first)));
      const second = await secondToken(error, first, callRoutes[name]);
      if (second === null) throw told(error, first);
      return await as(second)
        .call(name, ...args)
        .catch((again: unknown) => Promise.reject(told(again, second)));
    }
  },
};

const wantsProof = (error: unknown): boolean => error instanceof CallError && error.code === "PROOF_WANTED";

/** The token for the one further try, or null when there is none. */
async function secondToken(error: unknown, used: string | null, route: CallRoute): Promise<string | null> {
  if (!(error instanceof CallError) || used === null || error.code === "INVALID_LOGIN_OR_PASSWORD") return null;
  // Another person's name must not end up under a write: those are asked again on the screen.
  const asMain = route.effect === "read" ? mainToken() : null;
  if (error.status === 403 && isImpersonating()) return asMain;
  if (error.status !== 401 && error.status !== 403) return null;
  const renewal = await renew(used);
  if (renewal === "refused") return null;
  return renewal === "main_user" ? asMain : currentToken();
}

/** Ends the session where the answer says so, and puts the message into the user's words. */
function told(error: unknown, used: string | null): unknown {
  if (!(error instanceof CallError)) return error;
  if (used !== null) endIfRefused(error);
  return inWords(error);
}

function endIfRefused(error: CallError): void {
  if (isImpersonating() && error.status === 403) return;
  if (error.code === "ACCOUNT_DISABLED") endSession("disabled");
  else if (error.status === 403) endSession("forbidden");
  else if (error.code === "TOKEN_EXPIRED" || error.code === "TOKEN_DECODE_UNSUCCESSFUL") endSession("expired");
}
