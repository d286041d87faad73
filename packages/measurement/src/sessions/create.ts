import { createAccess } from "@treadclub/contract/measurement/access";
import type { PositionCode, Workflow } from "@treadclub/contract/measurement/states";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { ReplyOf } from "@treadclub/contract";
import type { OutsideCtx } from "@treadclub/kit/context";
import { onceFrom, type Io } from "@treadclub/kit/http/io";
import { networkOf } from "@treadclub/kit/http/network";
import { keyFor, type BearerCtx } from "#measurement/bearer";
import type { Deps } from "#measurement/deps";
import { publicSandboxKey } from "#measurement/keys/sandbox-key";
import type { KeyRow } from "#measurement/rows";
import { askedError } from "#measurement/sandbox/magic";
import { sessionView } from "#measurement/view";
import { begin } from "./begin.ts";

type CreateError =
  | "IDEMPOTENCY_CONFLICT"
  | "KEY_UNKNOWN"
  | "KEY_FORBIDDEN"
  | "NOT_FOUND"
  | "ALLOWANCE_SPENT"
  | "UPSTREAM_UNAVAILABLE";
type CreateDeps = Pick<Deps, "limits" | "publicUrl" | "remote" | "secret">;

interface SessionInput {
  readonly workflow: Workflow;
  readonly positions?: readonly PositionCode[] | undefined;
  readonly reference?: string | undefined;
}

/** Errors: those of `keyFor`; VALIDATION_FAILED on `positions`; ALLOWANCE_SPENT; UPSTREAM_UNAVAILABLE. */
export async function createSession(
  ctx: OutsideCtx<CreateError>,
  deps: CreateDeps,
  io: Io,
  { workflow, positions, reference }: SessionInput,
): Promise<ReplyOf<MeasurementCatalog["createSession"]>> {
  const key = await creator(ctx, deps, io);
  checkPositions(ctx, workflow, positions ?? []);
  const asked = key.engine === "sandbox" ? askedError(ctx, reference ?? null) : null;
  if (asked !== null) throw asked;
  const order = {
    workflow,
    positions: positions ?? null,
    reference: reference || null,
    count: null,
    once: onceFrom(io),
  };
  const { sessions, launch } = await begin(ctx, deps, key, order);
  const [made] = sessions;
  if (made === undefined) throw new Error("No session was begun");
  return { session: { ...sessionView(made.session, key), token: made.token, launch } };
}

/** Single measurements, a session for each. Errors: those of `keyFor`; ALLOWANCE_SPENT; UPSTREAM_UNAVAILABLE. */
export async function createTokens(
  ctx: OutsideCtx<Exclude<CreateError, "NOT_FOUND">>,
  deps: CreateDeps,
  io: Io,
  count: number,
): Promise<ReplyOf<MeasurementCatalog["createTokens"]>> {
  const key = await creator(ctx, deps, io);
  const order = { workflow: "2", positions: null, reference: null, count, once: onceFrom(io) } as const;
  const { sessions, launch } = await begin(ctx, deps, key, order);
  const expiresAt = sessions[0]?.session.expiresAt ?? ctx.now;
  return {
    measurement_tokens: sessions.map(({ token }) => ({ measurement_token: token })),
    expires_at: expiresAt.toISOString(),
    launch,
  };
}

/** The public sandbox key is everybody's, so what it begins is counted by address. Errors: those of `keyFor`; RATE_LIMITED. */
async function creator(ctx: BearerCtx, deps: CreateDeps, io: Io): Promise<KeyRow> {
  const key = await keyFor(ctx, deps, io, createAccess);
  if (key.prefix === publicSandboxKey) await deps.limits.take("sandbox", [`address ${networkOf(io.ip)}`]);
  return key;
}

function checkPositions(ctx: OutsideCtx<CreateError>, workflow: Workflow, positions: readonly PositionCode[]): void {
  if (workflow === "2" && positions.length > 1)
    throw ctx.fail("VALIDATION_FAILED", { fields: { positions: "too_many" } });
  if (new Set(positions).size < positions.length)
    throw ctx.fail("VALIDATION_FAILED", { fields: { positions: "choice" } });
}
