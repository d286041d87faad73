import type { WriteCtx } from "@treadclub/kit/context";
import { codeOf } from "@treadclub/kit/http/answer-errors";
import { and, eq, isNull, sql } from "drizzle-orm";
import { endSessions } from "./sessions.ts";
import { deleteTokens } from "./single-use.ts";
import { users } from "./table.ts";

/** Records that an address is its user's, as long as it is still the one of the account. */
export async function confirmAddress(ctx: WriteCtx, userId: number, email: string): Promise<void> {
  await ctx.db
    .update(users)
    .set({ emailConfirmedAt: ctx.now })
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.emailConfirmedAt)));
  ctx.audit("confirm an address", { entity: "user", id: userId });
}

/**
 * Gives a user another, confirmed address. Links that went to the old one stop working, and sign-ins end but one. Errors:
 * EMAIL_EXISTS when another account has taken the address, even at this very moment.
 */
export async function changeAddress(
  ctx: WriteCtx<"EMAIL_EXISTS">,
  user: { readonly id: number; readonly butSessionId: number | null },
  email: string,
): Promise<void> {
  const { id, butSessionId } = user;
  await ctx.db
    .update(users)
    .set({ email, emailConfirmedAt: ctx.now, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
    .catch((error: unknown) => {
      throw codeOf(error) === "23505" ? ctx.fail("EMAIL_EXISTS", { cause: error }) : error;
    });
  await deleteTokens(ctx, id, linkKinds);
  await endSessions(ctx, { userIds: [id], ...(butSessionId === null ? {} : { butSessionId }) }, "access_changed");
  ctx.audit("change the address", { entity: "user", id });
}

const linkKinds = [
  "reset_password",
  "first_password",
  "confirm_email",
  "second_step",
  "handover",
  "provider_link",
] as const;
