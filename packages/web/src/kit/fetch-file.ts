import { asErrorBody } from "@treadclub/contract/cast";
import { CallError } from "@treadclub/contract/client";
import { inWords } from "./errors.ts";
import { currentT } from "./i18n.ts";
import { wantProof } from "./reauthentication.ts";
import { renew, renewIfExpired } from "./renew.ts";
import { currentToken } from "./stored-session.ts";
import { watchedFetch } from "./unavailable.ts";

/**
 * Fetches a file for the signed-in user from a path below the API. Asks for a proof of identity where one is wanted. Errors:
 * CallError, its message in the user's language.
 */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Response> {
  await renewIfExpired();
  const used = currentToken();
  const first = await send(path, signal);
  if (first.ok) return first;
  const error = await errorOf(first);
  const mayTryAgain =
    error.code === "PROOF_WANTED"
      ? await wantProof()
      : first.status === 401 && used !== null && (await renew(used)) === "renewed";
  if (!mayTryAgain) throw error;
  const second = await send(path, signal);
  if (second.ok) return second;
  throw await errorOf(second);
}

async function send(path: string, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await watchedFetch(`/api/v1/${path}`, {
      headers: { authorization: `Bearer ${currentToken()}`, "accept-language": currentT().locale },
      ...(signal && { signal }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw inWords(new CallError(0, { code: "OFFLINE", message: "No connection." }, cause));
  }
}

async function errorOf(response: Response): Promise<CallError> {
  const body = asErrorBody(await response.json().catch(() => null));
  return inWords(new CallError(response.status, body ?? { code: "UNKNOWN_ERROR", message: `HTTP ${response.status}` }));
}
