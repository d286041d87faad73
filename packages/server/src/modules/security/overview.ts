import { proofLifeMs } from "@treadclub/contract/access";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant, nestedList, wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { needsSecondStep, passkeys, providerAccounts, recoveryCodes, totpSecrets, users } from "#modules/identity";
import type { SecurityDeps } from "./deps.ts";
import { relyingParty } from "./relying-party.ts";

/** How the signed-in user signs in. */
export async function getSecurity(ctx: ReadCtx, deps: SecurityDeps): Promise<ReplyOf<Catalog["getSecurity"]>> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  const { userId } = actor;
  const found = await security.first(ctx.db, { userId });
  if (!found) throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  return {
    has_password: found.hasPassword,
    google: { linked: found.linked, available: deps.hasProvider },
    passkeys: found.passkeys,
    passkeys_available: relyingParty(deps.publicUrl) !== null,
    totp: found.totp,
    recovery_codes_left: found.codes,
    second_step_required: needsSecondStep(actor.roles, found.demo),
    proven_until: provenUntil(actor.provenAt, ctx.now),
  };
}

const security = defineStatement<{ userId: number }>()((p) => ({
  fields: {
    hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    demo: users.demo,
    linked: sql<boolean>`exists (select 1 from ${providerAccounts} where ${providerAccounts.userId} = ${users.id})`,
    totp: sql<boolean>`exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null)`,
    codes: wholeNumber(
      sql`(select count(*) from ${recoveryCodes} where ${recoveryCodes.userId} = ${users.id} and ${recoveryCodes.usedAt} is null)`,
    ),
    passkeys: nestedList(
      {
        id: passkeys.id,
        name: passkeys.name,
        created_at: isoInstant(passkeys.createdAt),
        last_used_at: isoInstant(passkeys.lastUsedAt),
      },
      sql`from ${passkeys} where ${passkeys.userId} = ${users.id}`,
      sql`${passkeys.id}`,
    ),
  },
  text: (columns) => sql`select ${columns} from ${users} where ${users.id} = ${p.userId}`,
}));

function provenUntil(provenAt: Date | null, now: Date): string | null {
  if (provenAt === null) return null;
  const until = new Date(provenAt.getTime() + proofLifeMs);
  return until > now ? until.toISOString() : null;
}
