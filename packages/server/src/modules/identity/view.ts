import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadDb } from "@treadclub/kit/db/open";
import { roleCode } from "@treadclub/rules";
import { eq } from "drizzle-orm";
import type { AccountOf } from "./authenticate.ts";
import { sessions, userRoles, users } from "./table.ts";
import { actingLifeSeconds } from "./tokens.ts";

export type UserView = ReplyOf<Catalog["currentUser"]>;

/** A user as the client sees them in one of their sign-ins, or null when there is none. */
export async function userView(
  db: ReadDb,
  accountOf: AccountOf,
  userId: number,
  { sessionId }: { readonly sessionId: number },
): Promise<UserView | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return null;
  const roles = await db.select({ name: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  const account = await accountOf(db, userId);
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone,
    roles,
    role_code: roleCode(roles.map((role) => role.name)),
    disabled: user.disabled,
    locale: user.locale,
    company_default_language: account.language ?? "en",
    member_id: account.memberId,
    position: account.position,
    demo: user.demo,
    email_confirmed: user.emailConfirmedAt !== null,
    must_set_up_second_step: session?.mustSetUp ?? false,
    acting: session ? actingOf(session) : null,
    version: user.version,
  };
}

const actingOf = ({ actingAdminId, createdAt }: typeof sessions.$inferSelect): UserView["acting"] =>
  actingAdminId === null
    ? null
    : { admin_id: actingAdminId, ends_at: new Date(createdAt.getTime() + actingLifeSeconds * 1000).toISOString() };
