import type { Catalog, ReplyOf, RoleName } from "@treadclub/contract";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { orNull } from "@treadclub/kit/db/decode";
import { roleCode } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import { perAccount, type Account, type AccountOf } from "./account.ts";
import { rolesOfUser } from "./roles.ts";
import { sessions, users } from "./table.ts";
import { actingLifeSeconds } from "./tokens.ts";

export type UserView = ReplyOf<Catalog["currentUser"]>;

/** What a view shows of the user themselves. */
export const viewedUser = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  disabled: users.disabled,
  locale: users.locale,
  demo: users.demo,
  emailConfirmedAt: users.emailConfirmedAt,
  version: users.version,
};
type ViewedUser = Pick<typeof users.$inferSelect, keyof typeof viewedUser>;

interface ViewedSession {
  readonly mustSetUp: boolean | null;
  readonly actingAdminId: number | null;
  readonly createdAt: Date | null;
}

const viewOf = perAccount((account) =>
  defineStatement<{ userId: number; sessionId: number }>()((p) => ({
    fields: {
      user: viewedUser,
      roles: rolesOfUser,
      account: account.fields,
      session: {
        mustSetUp: orNull(sessions.mustSetUp),
        actingAdminId: sessions.actingAdminId,
        createdAt: orNull(sessions.createdAt),
      },
    },
    text: (columns) => sql`select ${columns} from ${users} ${account.joins}
      left join ${sessions} on ${sessions.id} = ${p.sessionId} where ${users.id} = ${p.userId}`,
  })),
);

/** A user as the client sees them in one of their sign-ins, or null when there is none; one query. */
export async function userView(
  db: Pick<ReadDb, "fetch">,
  accountOf: AccountOf,
  userId: number,
  { sessionId }: { readonly sessionId: number },
): Promise<UserView | null> {
  const found = await viewOf(accountOf).first(db, { userId, sessionId });
  return found && asView(found);
}

/** Builds the view from what was read. */
export const asView = ({
  user,
  roles,
  account,
  session,
}: {
  readonly user: ViewedUser;
  readonly roles: readonly RoleName[];
  readonly account: Account;
  readonly session: ViewedSession;
}): UserView => ({
  id: user.id,
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  phone: user.phone,
  roles: roles.map((name) => ({ name })),
  role_code: roleCode(roles),
  disabled: user.disabled,
  locale: user.locale,
  company_default_language: account.language ?? "en",
  member_id: account.memberId,
  position: account.position,
  demo: user.demo,
  email_confirmed: user.emailConfirmedAt !== null,
  must_set_up_second_step: session.mustSetUp ?? false,
  acting: actingOf(session),
  version: user.version,
});

const actingOf = ({ actingAdminId, createdAt }: ViewedSession): UserView["acting"] =>
  actingAdminId === null || createdAt === null
    ? null
    : { admin_id: actingAdminId, ends_at: new Date(createdAt.getTime() + actingLifeSeconds * 1000).toISOString() };
