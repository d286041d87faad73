import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { dropTokens, mintToken, singleUseTokens, takeToken, users } from "#modules/identity";
import { mailUsers } from "#modules/messages";
import { and, count, eq, gt } from "drizzle-orm";
import type { AccountDeps } from "./deps.ts";
import { textIn } from "./token-data.ts";

type Body = ParsedOf<Catalog["forgotPassword"]>["body"];

const linkLifeSeconds = 3600;
/** Most links per account and hour; the last one stays valid. */
const linksPerHour = 5;
const jobName = "send-reset-link";

/** Asks for a link. Known and unknown addresses do the same work here: only the job looks whose it is. */
export async function forgotPassword(ctx: OutsideCtx, body: Body): Promise<{ done: true }> {
  return ctx.write(async (write) => {
    const data = { email: body.email, code: body.code ?? "", code_type: body.code_type ?? "" };
    const { id } = await mintToken(write, { kind: "reset_wish", data, lifeSeconds: linkLifeSeconds });
    write.outbox.job(jobName, { id });
    return { done: true };
  });
}

/** Sends the link that was asked for, if the address belongs to an account that may be opened. */
export const resetLinkJob = (deps: Pick<AccountDeps, "accountOf" | "publicUrl">): JobDefinition => ({
  name: jobName,
  run: ({ write }, { id }) => write((ctx) => sendResetLink(ctx, deps, Number(id))),
});

async function sendResetLink(
  ctx: WriteCtx,
  deps: Pick<AccountDeps, "accountOf" | "publicUrl">,
  requestId: number,
): Promise<void> {
  const input = await takeToken(ctx, "reset_wish", requestId);
  if (!input || input.expiresAt <= ctx.now) return;
  const [user] = await ctx.db
    .select({ id: users.id, disabled: users.disabled, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.email, textIn(input.data, "email")))
    .for("update");
  if (!user || user.disabled || user.erasedAt !== null || (await hadEnough(ctx, user.id))) return;
  const account = await deps.accountOf(ctx.db, user.id);
  const mayComeBack = account.closedUntil !== null && account.closedUntil > ctx.now;
  if (account.isShut && !mayComeBack) return;
  // Only the newest link works; the rows stay for counting.
  await dropTokens(ctx, ["reset_password"], user.id);
  const { token } = await mintToken(ctx, { kind: "reset_password", userId: user.id, lifeSeconds: linkLifeSeconds });
  await mailUsers(ctx, [user.id], "reset_password", { link: linkOf(deps.publicUrl, token, input.data) });
  ctx.audit("send a link for a new password", { entity: "user", id: user.id });
}

async function hadEnough(ctx: WriteCtx, userId: number): Promise<boolean> {
  const [row] = await ctx.db
    .select({ n: count() })
    .from(singleUseTokens)
    .where(
      and(
        eq(singleUseTokens.userId, userId),
        eq(singleUseTokens.kind, "reset_password"),
        gt(singleUseTokens.createdAt, new Date(ctx.now.getTime() - linkLifeSeconds * 1000)),
      ),
    );
  return (row?.n ?? 0) >= linksPerHour;
}

function linkOf(publicUrl: string, token: string, data: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const name of ["code", "code_type"] as const) if (textIn(data, name) !== "") query.set(name, textIn(data, name));
  return `${publicUrl}/app/forgot_password_callback/${token}${query.size > 0 ? `?${query}` : ""}`;
}
