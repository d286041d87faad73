import { callRoutes } from "@treadclub/contract/calls.gen";
import { fetchFile } from "#kit/fetch-file.ts";

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
  const response = await fetchFile(callRoutes.downloadMyData.path, signal);
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
