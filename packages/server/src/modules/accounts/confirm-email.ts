import type { WriteCtx } from "@treadclub/kit/context";
import { confirmAddress, issueToken, knownToken, signedInUser, users } from "#modules/identity";
import { mailTo } from "#modules/messages";
import type { Locale } from "@treadclub/texts";
import { eq } from "drizzle-orm";
import { textIn } from "./token-data.ts";

const linkLifeSeconds = 7 * 24 * 3600;

interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
}

/** Mails a new user the link that confirms the address; nothing when it is confirmed. */
export const confirmNewAddress =
  (publicUrl: string) =>
  async (ctx: WriteCtx, who: number | (Addressee & { readonly isConfirmed: boolean })): Promise<void> => {
    if (typeof who !== "number") return who.isConfirmed ? undefined : sendLink(ctx, publicUrl, who);
    const user = await addressOf(ctx, who);
    if (user && user.confirmedAt === null) await sendLink(ctx, publicUrl, user);
  };

/** Sends the link again. Errors: STATE_CONFLICT when the address is confirmed. */
export async function resendConfirmation(ctx: WriteCtx<"STATE_CONFLICT">, publicUrl: string): Promise<void> {
  const userId = signedInUser(ctx);
  const user = await addressOf(ctx, userId);
  if (!user || user.confirmedAt !== null) throw ctx.fail("STATE_CONFLICT");
  await sendLink(ctx, publicUrl, user);
}

/** Confirms the address that the link was sent to, as long as it is still the user's; a second click answers the same. */
export async function confirmEmail(ctx: WriteCtx<"CODE_INVALID">, token: string): Promise<{ email: string }> {
  const known = await knownToken(ctx.db, ["confirm_email"], token, ctx.now);
  if (known === null || known.userId === null) throw ctx.fail("CODE_INVALID");
  const email = textIn(known.data, "email");
  const user = await addressOf(ctx, known.userId);
  if (!user || user.email !== email || user.disabled) throw ctx.fail("CODE_INVALID");
  if (user.confirmedAt !== null) return { email };
  await confirmAddress(ctx, known.userId, email);
  return { email };
}

async function addressOf(ctx: WriteCtx, userId: number) {
  const [user] = await ctx.db
    .select({
      id: users.id,
      email: users.email,
      locale: users.locale,
      confirmedAt: users.emailConfirmedAt,
      disabled: users.disabled,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user;
}

function sendLink(ctx: WriteCtx, publicUrl: string, { id, email, locale }: Addressee): Promise<void> {
  const wanted = { kind: "confirm_email", userId: id, data: { email }, lifeSeconds: linkLifeSeconds } as const;
  const { token } = issueToken(ctx, wanted);
  const link = `${publicUrl}/app/confirm_email?token=${token}`;
  return mailTo(ctx, { to: email, userId: id, firstName: "", locale, showsNames: false }, "confirm_email", { link });
}
