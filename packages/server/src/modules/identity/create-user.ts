import type { RoleName } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { eq, sql } from "drizzle-orm";
import { userRoles, users } from "./table.ts";

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
  const row = await insertUser.first(ctx.db, {
    email: user.email,
    passwordHash: user.passwordHash,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? null,
    locale: user.locale ?? "en",
    demo: user.demo ?? false,
    emailConfirmedAt: user.isConfirmed ? ctx.now : null,
    createdAt: ctx.now,
    roles: user.roles,
  });
  if (!row) throw ctx.fail("EMAIL_EXISTS", { fields: { email: "email_taken" } });
  ctx.audit("create user", { entity: "user", id: row.id }, { roles: user.roles });
  return row.id;
}

type UserColumn =
  | "email"
  | "passwordHash"
  | "firstName"
  | "lastName"
  | "phone"
  | "locale"
  | "demo"
  | "emailConfirmedAt"
  | "createdAt";
type UserRow = Required<Pick<typeof users.$inferInsert, UserColumn>> & { readonly roles: readonly RoleName[] };

const insertUser = defineStatement<UserRow>()((p) => ({
  fields: { id: wholeNumber(sql`id`) },
  text: (columns) => sql`with made as (
      insert into ${users} (email, password_hash, first_name, last_name, phone, locale, demo, email_confirmed_at, created_at)
      values (${p.email}, ${p.passwordHash}, ${p.firstName}, ${p.lastName}, ${p.phone}, ${p.locale}, ${p.demo}, ${p.emailConfirmedAt}, ${p.createdAt})
      on conflict (email) do nothing returning id
    ), given as (
      insert into ${userRoles} (user_id, role) select made.id, role from made, unnest(${p.roles}::text[]) role
    ) select ${columns} from made`,
}));

/** Shuts or opens users; shut ones are signed out by the caller through `endSessions`. */
export async function setDisabled(ctx: WriteCtx, userId: number, disabled: boolean): Promise<void> {
  await ctx.db.update(users).set({ disabled }).where(eq(users.id, userId));
}
