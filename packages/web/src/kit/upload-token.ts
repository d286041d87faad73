import { CallError } from "@treadclub/contract/client";
import { renew, renewIfExpired } from "./renew.ts";
import { currentToken, getSession } from "./stored-session.ts";

/** Returns this user's token to upload with; another person's must not carry these photos. Throws TOKEN_EXPIRED while somebody else or nobody is signed in. */
export async function uploadToken(userId: number, refused = false): Promise<string> {
  const used = currentToken();
  if (refused) await renew(used);
  else await renewIfExpired();
  const token = currentToken();
  if (token === null || !isSignedIn(userId)) throw signedOut();
  return token;
}

export const isSignedIn = (userId: number): boolean => getSession().user?.id === userId;

export const signedOut = (): CallError =>
  new CallError(401, { code: "TOKEN_EXPIRED", message: "This driver is not signed in" });
