import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { signedInUser, userView, users } from "#modules/identity";
import { eq } from "drizzle-orm";
import type { AccountDeps } from "./deps.ts";

type Body = ParsedOf<Catalog["updateProfile"]>["body"];

/** Changes one's own name, phone and language; a phone that is not named stays. Errors: STATE_CONFLICT with `details.changed`. */
export async function updateProfile(ctx: WriteCtx<"STATE_CONFLICT">, deps: Pick<AccountDeps, "accountOf">, body: Body) {
  const userId = signedInUser(ctx);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!user) throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  const now = { first_name: user.firstName, last_name: user.lastName, phone: user.phone, locale: user.locale };
  const wanted = new Map<string, unknown>(
    Object.entries({ ...body, phone: body.phone === undefined ? user.phone : body.phone }),
  );
  const changed = Object.fromEntries(Object.entries(now).filter(([name, value]) => wanted.get(name) !== value));
  if (user.version !== body.version) throw ctx.fail("STATE_CONFLICT", { details: { version: user.version, changed } });
  await ctx.db
    .update(users)
    .set({
      firstName: body.first_name,
      lastName: body.last_name,
      ...(body.phone === undefined ? {} : { phone: body.phone }),
      locale: body.locale,
      version: user.version + 1,
    })
    .where(eq(users.id, userId));
  ctx.audit("edit profile", { entity: "user", id: userId }, { fields: Object.keys(changed) });
  const view = await userView(ctx.db, deps.accountOf, userId, { sessionId: sessionOf(ctx) });
  if (!view) throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  return view;
}

export const sessionOf = ({ actor }: Pick<WriteCtx, "actor">): number => (actor.kind === "user" ? actor.sessionId : 0);
