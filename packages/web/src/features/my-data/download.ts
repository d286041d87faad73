import { callRoutes } from "@treadclub/contract/calls.gen";
import { asErrorBody } from "@treadclub/contract/cast";
import { CallError } from "@treadclub/contract/client";
import { inWords } from "#kit/errors.ts";
import { currentT } from "#kit/i18n.ts";
import { wantProof } from "#kit/reauthentication.ts";
import { renew, renewIfExpired } from "#kit/renew.ts";
import { currentToken } from "#kit/stored-session.ts";
import { watchedFetch } from "#kit/unavailable.ts";

interface Download {
  readonly signal: AbortSignal;
  /** Bytes so far: how large it becomes is not known before its end. */
  readonly onBytes: (bytes: number) => void;
}

/** The download came to no end. */
export class BrokenOff extends Error {
  override readonly name = "BrokenOff";
}

/** Everything about the signed-in user as a ZIP. Asks for a proof of identity where one is wanted. Errors: CallError, BrokenOff. */
export async function downloadMyData({ signal, onBytes }: Download): Promise<Blob> {
  const response = await ask(signal);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      onBytes(bytes);
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw new BrokenOff("The download broke off", { cause });
  }
  return new Blob(chunks, { type: "application/zip" });
}

/** treadclub-2026-11-21.zip */
export const fileName = (now: Date): string =>
  `treadclub-${new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" }).format(now)}.zip`;

async function ask(signal: AbortSignal): Promise<Response> {
  await renewIfExpired();
  const used = currentToken();
  const first = await send(signal);
  if (first.ok) return first;
  const error = await errorOf(first);
  const mayTryAgain =
    error.code === "PROOF_WANTED"
      ? await wantProof()
      : first.status === 401 && used !== null && (await renew(used)) === "renewed";
  if (!mayTryAgain) throw error;
  const second = await send(signal);
  if (second.ok) return second;
  throw await errorOf(second);
}

async function send(signal: AbortSignal): Promise<Response> {
  try {
    return await watchedFetch(`/api/v1/${callRoutes.downloadMyData.path}`, {
      headers: { authorization: `Bearer ${currentToken()}`, "accept-language": currentT().locale },
      signal,
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw inWords(new CallError(0, { code: "OFFLINE", message: "No connection." }, cause));
  }
}

async function errorOf(response: Response): Promise<CallError> {
  const body = asErrorBody(await response.json().catch(() => null));
  return inWords(new CallError(response.status, body ?? { code: "UNKNOWN_ERROR", message: `HTTP ${response.status}` }));
}
