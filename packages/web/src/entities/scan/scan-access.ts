import { CallError } from "@treadclub/contract/client";
import { api } from "#kit/api.ts";
import { renew, renewIfExpired } from "#kit/renew.ts";
import { currentToken, getSession } from "#kit/stored-session.ts";
import type { ScanNote } from "./scan-note.ts";

/** The token of this driver; another person's must not carry these photos. Throws TOKEN_EXPIRED while somebody else or nobody is signed in. */
export async function tokenOf(userId: number, refused = false): Promise<string> {
  const used = currentToken();
  if (refused) await renew(used);
  else await renewIfExpired();
  const token = currentToken();
  if (token === null || !isSignedIn(userId)) throw signedOut();
  return token;
}

/** Creates the scan under the note's own idempotency key. Errors: CallError. */
export async function createScan(
  userId: number,
  note: ScanNote,
  uploadIds: string[],
): Promise<{ readonly id: number }> {
  if (!isSignedIn(userId)) throw signedOut();
  const mileage = note.mileage === null ? {} : { mileage: note.mileage };
  const body = { vehicle_id: note.vehicle.id, position: note.position, upload_ids: uploadIds, ...mileage };
  return api.call("consumerCreateTyreScan", { body }, { idempotencyKey: note.idempotencyKey });
}

export const isSignedIn = (userId: number): boolean => getSession().user?.id === userId;

const signedOut = (): CallError =>
  new CallError(401, { code: "TOKEN_EXPIRED", message: "This driver is not signed in" });
