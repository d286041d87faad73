import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { eq } from "drizzle-orm";
import type { IdentityDeps } from "./deps.ts";
import { needsSecondStep, secondStepsOf } from "./second-steps.ts";
import { startSession, type SignInBy } from "./sessions.ts";
import { mintToken } from "./single-use.ts";
import { userRoles, users } from "./table.ts";
import { userView } from "./view.ts";

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
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`No user ${userId}`);
  const account = await deps.accountOf(ctx.db, userId);
  const mayComeBack = account.closedUntil !== null && account.closedUntil > ctx.now;
  if (user.disabled || (account.isShut && !mayComeBack)) return notSignedIn("disabled");
  const steps = await secondStepsOf(ctx.db, userId);
  if (steps.length > 0 && by.secondStep === undefined && !by.isTakenOver) {
    const data = { method: by.method, embedded: by.embedded ?? false, ...(by.link ? { link: by.link } : {}) };
    const { token } = await mintToken(ctx, { kind: "second_step", userId, data, lifeSeconds: stepSeconds });
    return notSignedIn("second_factor", { continue_token: token, second_steps: steps });
  }
  if (mayComeBack) {
    const { token } = await mintToken(ctx, { kind: "reopen", userId, data: { ...by }, lifeSeconds: stepSeconds });
    return notSignedIn("closed", { continue_token: token });
  }
  const roles = await ctx.db.select({ name: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  const mustSetUp =
    steps.length === 0 &&
    needsSecondStep(
      roles.map(({ name }) => name),
      user.demo,
    );
  const { token, sessionId } = await startSession(ctx, io, deps.secret, { userId, ...by, mustSetUp });
  return {
    token,
    user: await userView(ctx.db, deps.accountOf, userId, { sessionId }),
    guard_message: null,
    continue_token: null,
    second_steps: [],
  };
}
