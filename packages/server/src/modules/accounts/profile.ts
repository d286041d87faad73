import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { changeUser, signedInUser, userView, users } from "#modules/identity";
import { eq } from "drizzle-orm";
import type { AccountDeps } from "./deps.ts";

type Body = ParsedOf<Catalog["updateProfile"]>["body"];

/** Changes the actor's name, phone and language; an omitted phone stays. Errors: STATE_CONFLICT with `details.changed`. */
export async function updateProfile(ctx: WriteCtx<"STATE_CONFLICT">, deps: Pick<AccountDeps, "accountOf">, body: Body) {
  const userId = signedInUser(ctx);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!user) throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  const now = { first_name: user.firstName, last_name: user.lastName, phone: user.phone, locale: user.locale };
  const phone = body.phone === undefined ? user.phone : body.phone;
  const wanted = new Map<string, unknown>(Object.entries({ ...body, phone }));
  const changed = Object.fromEntries(Object.entries(now).filter(([name, value]) => wanted.get(name) !== value));
  if (user.version !== body.version) throw ctx.fail("STATE_CONFLICT", { details: { version: user.version, changed } });
  const { first_name: firstName, last_name: lastName, locale } = body;
  await changeUser(ctx, user, { firstName, lastName, phone, locale });
  const view = await userView(ctx.db, deps.accountOf, userId, { sessionId: sessionOf(ctx) });
  if (!view) throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  return view;
}

export const sessionOf = ({ actor }: Pick<WriteCtx, "actor">): number => (actor.kind === "user" ? actor.sessionId : 0);
