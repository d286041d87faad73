import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { networkOf } from "@treadclub/kit/http/network";
import { z } from "zod";
import {
  completeSignIn,
  holdToken,
  knownDevice,
  lookAtToken,
  spendToken,
  updateToken,
  type ProviderAccount,
  type SignInBy,
  type SingleUse,
} from "#modules/identity";
import type { SecurityDeps } from "./deps.ts";
import { ownerOfPasskey } from "./passkey-check.ts";
import { spendRecoveryCode } from "./recovery.ts";
import { relyingParty } from "./relying-party.ts";
import { totpFits } from "./totp.ts";

/** So many wrong answers, then signing in begins again. */
const wrongAnswers = 5;

type Input = ParsedOf<Catalog["secondFactor"]>["body"];
/** gone: the token is invalid or expired; wrong: it waits for another answer. */
type Outcome = "gone" | "wrong" | ReplyOf<Catalog["secondFactor"]>;

/** The second step of signing in. CODE_INVALID names the field `code` while another answer may follow. */
export async function secondFactor(
  ctx: OutsideCtx<"CODE_INVALID">,
  deps: SecurityDeps,
  input: Input,
  io: Io,
): Promise<ReplyOf<Catalog["secondFactor"]>> {
  const waiting = await lookAtToken(ctx.db, "second_step", { token: input.continue_token }, ctx.now);
  const userId = waiting?.userId ?? null;
  const device = await knownDevice(ctx.db, io, { userId });
  if (device === null) await deps.limits.take("signIn", [`address ${networkOf(io.ip)}`]);
  if (userId === null) throw ctx.fail("CODE_INVALID");
  // A passkey cannot be guessed, so nobody is kept from answering with one.
  const tries = input.method === "passkey" ? null : device === null ? `sign-in ${userId}` : `device ${device}`;
  if (tries !== null) await deps.limits.take("proof", [tries]);
  const outcome = await ctx.write((write) => answered(write, deps, input, io));
  if (outcome === "gone") throw ctx.fail("CODE_INVALID");
  if (outcome === "wrong") throw ctx.fail("CODE_INVALID", { fields: { code: "code_wrong" } });
  if (tries !== null) await deps.limits.giveBack("proof", tries);
  return outcome;
}

async function answered(ctx: WriteCtx, deps: SecurityDeps, input: Input, io: Io): Promise<Outcome> {
  const step = await holdToken(ctx, "second_step", { token: input.continue_token });
  if (!step || step.userId === null) return "gone";
  if (!(await stepFits(ctx, deps, { ...step, userId: step.userId }, input))) return wrong(ctx, step);
  await spendToken(ctx, "second_step", { token: input.continue_token });
  const reply = await completeSignIn(ctx, deps, io, step.userId, {
    method: methodOf(step),
    secondStep: input.method,
    embedded: step.data["embedded"] === true,
  });
  const account = linkIn(step);
  if (account && reply.guard_message !== "disabled") await deps.linkWhenIn(ctx, step.userId, account);
  return reply;
}

/** Counts a wrong answer; the last one ends the token. A challenge is answered once, rightly or wrongly. */
async function wrong(ctx: WriteCtx, step: SingleUse): Promise<"gone" | "wrong"> {
  const { challenge: _, challenge_until: __, ...data } = step.data;
  const tries = Number(data["wrong"] ?? 0) + 1;
  const isLocked = tries >= wrongAnswers;
  await updateToken(ctx, step.id, { data: { ...data, wrong: tries }, ...(isLocked ? { usedAt: ctx.now } : {}) });
  if (isLocked && step.userId !== null)
    ctx.audit("second step given up after wrong codes", { entity: "user", id: step.userId });
  return isLocked ? "gone" : "wrong";
}

async function stepFits(
  ctx: WriteCtx,
  deps: SecurityDeps,
  step: SingleUse & { readonly userId: number },
  input: Input,
): Promise<boolean> {
  const { userId } = step;
  if (input.method === "totp") return totpFits(ctx, deps, userId, input.code ?? "");
  if (input.method === "recovery_code") return spendRecoveryCode(ctx, deps, userId, input.code ?? "");
  const party = relyingParty(deps.publicUrl);
  const { challenge, challenge_until: until } = step.data;
  if (!party || typeof challenge !== "string" || Number(until) < ctx.now.getTime()) return false;
  return (await ownerOfPasskey(ctx, party, { challenge, userId, checksOwner: false }, input.passkey)) === userId;
}

const methods = ["password", "google", "passkey", "handover", "link"] as const satisfies readonly SignInBy["method"][];
const methodOf = ({ data }: SingleUse): SignInBy["method"] =>
  methods.find((method) => method === data["method"]) ?? "password";

const link = z.object({ issuer: z.string(), subject: z.string() });
/** The provider's account that the sign-in began with. */
const linkIn = ({ data }: SingleUse): ProviderAccount | null => link.safeParse(data["link"]).data ?? null;
