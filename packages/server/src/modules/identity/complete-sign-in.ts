import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { perAccount } from "./account.ts";
import type { IdentityDeps } from "./deps.ts";
import { rolesOfUser } from "./roles.ts";
import { needsSecondStep, secondStepFields, secondStepsIn } from "./second-steps.ts";
import type { SignInBy } from "./sessions.ts";
import { issueToken } from "./single-use.ts";
import { startSession } from "./start-session.ts";
import { users } from "./table.ts";
import { asView, viewedUser } from "./view.ts";

export type LoginReply = ReplyOf<Catalog["logIn"]>;
export type SignInDeps = Pick<IdentityDeps, "secret" | "accountOf">;

const stepSeconds = 15 * 60;

export const notSignedIn = (
  guard: NonNullable<LoginReply["guard_message"]>,
  more: Partial<Pick<LoginReply, "continue_token" | "second_steps">> = {},
): LoginReply => ({
  token: null,
  user: null,
  guard_message: guard,
  continue_token: null,
  second_steps: [],
  ...more,
});

/**
 * The one way in, whatever the first step was: looks whether the account is open, whether a second step is wanted,
 * and begins the session. The caller has proved who it is.
 */
export async function completeSignIn(
  ctx: WriteCtx,
  deps: SignInDeps,
  io: Io,
  userId: number,
  by: SignInBy,
): Promise<LoginReply> {
  const found = await signingIn(deps.accountOf).first(ctx.db, { userId });
  if (!found) throw new Error(`No user ${userId}`);
  const { user, account, roles } = found;
  const mayComeBack = account.closedUntil !== null && account.closedUntil > ctx.now;
  if (user.disabled || (account.isShut && !mayComeBack)) return notSignedIn("disabled");
  const steps = secondStepsIn(found.steps);
  if (steps.length > 0 && by.secondStep === undefined && !by.isTakenOver) {
    const data = { method: by.method, embedded: by.embedded ?? false, ...(by.link ? { link: by.link } : {}) };
    const { token } = issueToken(ctx, { kind: "second_step", userId, data, lifeSeconds: stepSeconds });
    return notSignedIn("second_factor", { continue_token: token, second_steps: steps });
  }
  if (mayComeBack) {
    const { token } = issueToken(ctx, { kind: "reopen", userId, data: { ...by }, lifeSeconds: stepSeconds });
    return notSignedIn("closed", { continue_token: token });
  }
  const mustSetUp = steps.length === 0 && needsSecondStep(roles, user.demo);
  const { token } = await startSession(ctx, io, deps.secret, { userId, ...by, mustSetUp });
  return {
    token,
    user: asView({ user, roles, account, session: { mustSetUp, actingAdminId: null, createdAt: null } }),
    guard_message: null,
    continue_token: null,
    second_steps: [],
  };
}

/** Everything that decides whether a user may sign in, and what the client sees of them then. */
const signingIn = perAccount((account) =>
  defineStatement<{ userId: number }>()((p) => ({
    fields: { user: viewedUser, roles: rolesOfUser, account: account.fields, steps: secondStepFields(users.id) },
    text: (columns) => sql`select ${columns} from ${users} ${account.joins} where ${users.id} = ${p.userId}`,
  })),
);
