import type { RoleName } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { legalVersions } from "@treadclub/rules/legal-versions";
import { and, eq } from "drizzle-orm";
import { consents, userRoles, users } from "./table.ts";

export interface NewUser {
  readonly email: string;
  /** Made before the transaction: `hashNewPassword`. Null: this user signs in with no password. */
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null;
  readonly locale?: "en" | "cn" | "uk";
  readonly roles: readonly RoleName[];
  readonly demo?: boolean;
  /** The address is known to be theirs. */
  readonly isConfirmed?: boolean;
}

/** Makes a user. Errors: EMAIL_EXISTS. */
export async function createUser(ctx: WriteCtx<"EMAIL_EXISTS">, user: NewUser): Promise<number> {
  const [row] = await ctx.db
    .insert(users)
    .values({
      email: user.email,
      passwordHash: user.passwordHash,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone ?? null,
      locale: user.locale ?? "en",
      demo: user.demo ?? false,
      emailConfirmedAt: user.isConfirmed ? ctx.now : null,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!row) throw ctx.fail("EMAIL_EXISTS", { fields: { email: "email_taken" } });
  await ctx.db.insert(userRoles).values(user.roles.map((role) => ({ userId: row.id, role })));
  ctx.audit("create user", { thing: "user", id: row.id }, { roles: user.roles });
  return row.id;
}

/** Records what somebody agreed to when signing up. */
export async function recordConsents(
  ctx: WriteCtx,
  userId: number,
  given: { terms: boolean; marketing: boolean },
  source: string,
): Promise<void> {
  const versions = await consentVersions(ctx, userId);
  const row = (kind: keyof typeof versions, isGiven: boolean) => ({
    userId,
    kind,
    version: versions[kind],
    given: isGiven,
    source,
    at: ctx.now,
  });
  await ctx.db
    .insert(consents)
    .values([row("terms", given.terms), row("privacy", given.terms), row("marketing_email", given.marketing)]);
}

/** The versions that hold now of what a user agrees to: drivers and the users of members have papers of their own. */
export async function consentVersions(ctx: WriteCtx, userId: number) {
  const [driver] = await ctx.db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, "consumer")));
  const [terms, privacy] = driver
    ? [legalVersions.terms, legalVersions.privacy]
    : [legalVersions.member_terms, legalVersions.member_privacy];
  return { terms, privacy, marketing_email: privacy, marketing_sms: privacy };
}

/** Shuts or opens users; shut ones are signed out by the caller through `endSessions`. */
export async function setDisabled(ctx: WriteCtx, userId: number, disabled: boolean): Promise<void> {
  await ctx.db.update(users).set({ disabled }).where(eq(users.id, userId));
}
