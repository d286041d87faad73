import type { RoleName } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import { hashPassword, isCommonPassword } from "./passwords.ts";
import { consents, userRoles, users } from "./table.ts";

/** The version of the terms and the privacy policy that people agree to now. */
const termsVersion = "2026-11-21";

export interface NewUser {
  readonly email: string;
  readonly password: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null;
  readonly locale?: "en" | "cn" | "uk";
  readonly roles: readonly RoleName[];
  readonly demo?: boolean;
}

/** Makes a user. Errors: EMAIL_EXISTS; VALIDATION_FAILED for a password that everybody tries first. */
export async function createUser(ctx: WriteCtx<"EMAIL_EXISTS">, user: NewUser): Promise<number> {
  if (user.password !== null && isCommonPassword(user.password))
    throw ctx.fail("VALIDATION_FAILED", { fields: { password: "password_common" } });
  const [row] = await ctx.db
    .insert(users)
    .values({
      email: user.email,
      passwordHash: user.password === null ? null : await hashPassword(user.password),
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone ?? null,
      locale: user.locale ?? "en",
      demo: user.demo ?? false,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!row) throw ctx.fail("EMAIL_EXISTS", { fields: { email: "name_taken" } });
  await ctx.db.insert(userRoles).values(user.roles.map((role) => ({ userId: row.id, role })));
  await ctx.audit("create user", { thing: "user", id: row.id }, { roles: user.roles });
  return row.id;
}

/** Records what somebody agreed to when signing up. */
export async function recordConsents(
  ctx: WriteCtx,
  userId: number,
  given: { terms: boolean; marketing: boolean },
  source: string,
): Promise<void> {
  const row = (kind: "terms" | "privacy" | "marketing", isGiven: boolean) => ({
    userId,
    kind,
    version: termsVersion,
    given: isGiven,
    source,
    at: ctx.now,
  });
  await ctx.db
    .insert(consents)
    .values([row("terms", given.terms), row("privacy", given.terms), row("marketing", given.marketing)]);
}

/** Shuts or opens users; shut ones are signed out by the caller through `endSessions`. */
export async function setDisabled(ctx: WriteCtx, userId: number, disabled: boolean): Promise<void> {
  await ctx.db.update(users).set({ disabled }).where(eq(users.id, userId));
}
