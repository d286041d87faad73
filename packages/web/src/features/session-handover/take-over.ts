import { leaveActing } from "#kit/acting.ts";
import { api } from "#kit/api.ts";
import { whileLoading } from "#kit/loading.ts";
import { startSession } from "#kit/session.ts";

/** How what was saved is named: by the token of the link, or the code that was typed. */
export type Named = { readonly restore_token: string } | { readonly short_code: string };

export type TakenOver =
  | { readonly path: string }
  /** Why nobody could be signed in. */
  | { readonly refused: "disabled" | "closed" | "other" };

/** Uses it up and signs in as whoever saved it. Throws CallError. */
export async function takeOver(named: Named): Promise<TakenOver> {
  await leaveActing();
  const reply = await whileLoading(api.call("storageContinue", { body: named }));
  if (reply.token !== null && reply.user !== null) startSession(reply.token, reply.user);
  if (reply.guard_message === null) return { path: reply.path };
  const why = reply.guard_message;
  return { refused: why === "disabled" || why === "closed" ? why : "other" };
}
