import { proofLifeMs } from "@treadclub/contract/access";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { needsSecondStep, passkeys, providerAccounts, recoveryCodes, totpSecrets, users } from "#modules/identity";
import type { SecurityDeps } from "./deps.ts";
import { relyingParty } from "./relying-party.ts";

/** How the signed-in user signs in. */
export async function getSecurity(ctx: ReadCtx, deps: SecurityDeps): Promise<ReplyOf<Catalog["getSecurity"]>> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  const { userId } = actor;
  const of = (table: typeof providerAccounts | typeof totpSecrets | typeof recoveryCodes) => eq(table.userId, userId);
  const [user] = await ctx.db
    .select({
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      demo: users.demo,
      linked: sql<boolean>`exists ${ctx.db
        .select({ one: sql`1` })
        .from(providerAccounts)
        .where(of(providerAccounts))}`,
      totp: sql<boolean>`exists ${ctx.db
        .select({ one: sql`1` })
        .from(totpSecrets)
        .where(and(of(totpSecrets), isNotNull(totpSecrets.confirmedAt)))}`,
      codes: sql<number>`${ctx.db
        .select({ n: sql`count(*)::int` })
        .from(recoveryCodes)
        .where(and(of(recoveryCodes), isNull(recoveryCodes.usedAt)))}`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  const own = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  return {
    has_password: user.hasPassword,
    google: { linked: user.linked, available: deps.hasProvider },
    passkeys: own.map((row) => ({
      id: row.id,
      name: row.name,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt?.toISOString() ?? null,
    })),
    passkeys_available: relyingParty(deps.publicUrl) !== null,
    totp: user.totp,
    recovery_codes_left: user.codes,
    second_step_required: needsSecondStep(actor.roles, user.demo),
    proven_until: provenUntil(actor.provenAt, ctx.now),
  };
}

function provenUntil(provenAt: Date | null, now: Date): string | null {
  if (provenAt === null) return null;
  const until = new Date(provenAt.getTime() + proofLifeMs);
  return until > now ? until.toISOString() : null;
}
