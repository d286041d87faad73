import type { Catalog, ReplyOf } from "@treadclub/contract";
import { contactEmail } from "#kit/contact.ts";
import { currentT } from "#kit/i18n.ts";
import { startSession } from "#kit/session.ts";

export type LoginReply = ReplyOf<Catalog["logIn"]>;
export type SecondStepName = LoginReply["second_steps"][number];

/** An incomplete sign-in: the reason, and the token to continue with. */
export interface Pending {
  readonly reason: NonNullable<LoginReply["guard_message"]>;
  readonly continueToken: string;
  readonly steps: readonly SecondStepName[];
}

/** The first proof was right, and yet there is no way on from here. */
export class GuardError extends Error {}

/** Begins the session that the reply carries; else answers what is still wanted. Throws GuardError where nothing leads on. */
export function enter(reply: LoginReply): Pending | null {
  if (reply.token !== null && reply.user !== null) {
    startSession(reply.token, reply.user);
    return null;
  }
  const { guard_message: reason, continue_token: continueToken, second_steps: steps } = reply;
  const t = currentT();
  if (reason === "disabled") throw new GuardError(t("base.error.ACCOUNT_DISABLED"));
  if (reason === "email_unconfirmed") throw new GuardError(t("entry.signIn.unconfirmed"));
  if (reason === null || continueToken === null)
    throw new GuardError(t("entry.signIn.unknownGuard", { email: contactEmail }));
  return { reason, continueToken, steps };
}
