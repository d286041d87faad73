import type { PhotoQueue } from "@treadclub/capture/queue";
import { UploadError } from "@treadclub/capture/upload";
import { CallError } from "@treadclub/contract/client";
import type { NoteStore } from "./note-store.ts";
import { photoKeys, type ScanNote } from "./scan-note.ts";

export interface HandOverParts {
  readonly notes: NoteStore;
  readonly queue: Pick<PhotoQueue, "whenUploaded" | "remove">;
  /** Creates the scan under the note's idempotency key; rejects with CallError. */
  readonly createScan: (note: ScanNote, uploadIds: string[]) => Promise<{ readonly id: number }>;
  readonly onCreated: (note: ScanNote, scanId: number) => void;
  /** Waits before the next try; ends early when the connection is back. */
  readonly wait: (failures: number) => Promise<void>;
}

/**
 * Hands one scan over to the server, however long that takes: waits for its photos, creates the scan, forgets both.
 * A refusal leaves the note as `failed`; the end of the sign-in leaves it for the next time.
 */
export async function handOver(id: string, parts: HandOverParts): Promise<void> {
  for (let failures = 1; ; failures++) {
    const note = parts.notes.find(id);
    if (note?.state !== "handing") return;
    try {
      const uploadIds = await parts.queue.whenUploaded(photoKeys(note));
      const { id: scanId } = await parts.createScan(note, uploadIds);
      parts.onCreated(note, scanId);
      parts.notes.remove(id);
      await Promise.all(photoKeys(note).map((key) => parts.queue.remove(key)));
      return;
    } catch (error) {
      if (!parts.notes.find(id)) return;
      const after = afterFailure(error, failures);
      if (after === "stop") return;
      if (after === "refused") return fail(note, error, parts.notes);
      await parts.wait(failures);
    }
  }
}

type After = "again" | "stop" | "refused";

function afterFailure(error: unknown, failures: number): After {
  const code = codeOf(error);
  if (signInCodes.has(code)) return "stop";
  // Another tab may just be handing in the same scan: its answer comes back for the same key.
  if (code === "IDEMPOTENCY_CONFLICT") return failures < MOST_CONFLICTS ? "again" : "refused";
  if (error instanceof CallError && (code === "OFFLINE" || error.status === 429 || error.status >= 500)) return "again";
  return "refused";
}

const MOST_CONFLICTS = 6;

const signInCodes: ReadonlySet<string> = new Set([
  "TOKEN_EXPIRED",
  "TOKEN_DECODE_UNSUCCESSFUL",
  "ACCOUNT_DISABLED",
  "ROLE_FORBIDDEN",
  "IMPERSONATION_ENDED",
]);

const codeOf = (error: unknown): string =>
  error instanceof CallError || error instanceof UploadError ? error.code : "UNKNOWN_ERROR";

function fail(note: ScanNote, error: unknown, notes: NoteStore): void {
  notes.put({ ...note, state: "failed", errorCode: codeOf(error) });
}
