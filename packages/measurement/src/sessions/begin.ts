import { positionCodes, type PositionCode, type Workflow } from "@treadclub/contract/measurement/states";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { hashToken, randomToken } from "@treadclub/kit/ids";
import { begun } from "@treadclub/kit/states";
import type { Deps } from "#measurement/deps";
import type { Launch, RemoteToken } from "#measurement/remote/port";
import { giveAllowanceBack, takeAllowance } from "#measurement/keys/allowance";
import type { KeyRow, SessionRow } from "#measurement/rows";
import { measurementMachine } from "#measurement/states";
import { measurements, sessions } from "#measurement/table";
import { begunBefore, onceOf, type Once } from "./once.ts";

export const tokenLifeMs = 24 * 3_600_000;

export interface Order {
  readonly workflow: Workflow;
  /** Workflow 2 takes one at most; workflow 3 takes all four when there are none. */
  readonly positions: readonly PositionCode[] | null;
  readonly reference: string | null;
  /** So many single measurements, each a session of its own; null: one session. */
  readonly count: number | null;
  /** The integrator's key for doing it once: the same order by the same key is the same session. */
  readonly once: string | null;
}

export interface Begun {
  readonly sessions: readonly { readonly session: SessionRow; readonly token: string }[];
  /** Where their scanner is. */
  readonly launch: Launch;
}

type BeginError = "ALLOWANCE_SPENT" | "UPSTREAM_UNAVAILABLE" | "IDEMPOTENCY_CONFLICT";
type BeginDeps = Pick<Deps, "remote" | "publicUrl" | "secret">;

/**
 * Begins sessions of a key, at the remote service first where that measures. Errors: ALLOWANCE_SPENT, UPSTREAM_UNAVAILABLE,
 * IDEMPOTENCY_CONFLICT for an order whose session has ended with its 24 hours.
 */
export async function begin(
  ctx: OutsideCtx<BeginError>,
  { remote, publicUrl, secret }: BeginDeps,
  key: KeyRow,
  order: Order,
): Promise<Begun> {
  const once = onceOf(secret, key, order);
  const tyres = order.workflow === "3" ? (order.positions ?? positionCodes) : [order.positions?.[0] ?? null];
  const total = tyres.length * (order.count ?? 1);
  if (key.engine !== "remote")
    return ctx.write(async (write) => {
      const tokens = ownTokens(order, once);
      const known = once === null ? [] : await begunBefore(write, key, tokensOf(tokens));
      if (known.length === 0) await takeAllowance(write, key, total);
      const begun = known.length > 0 ? known : await store(write, key, order, tyres, tokens);
      return { sessions: begun, launch: launchAt(publicUrl) };
    });
  if (remote === null) throw ctx.fail("UPSTREAM_UNAVAILABLE");
  // Counted first: whoever has spent the allowance must not cost the remote one's.
  await ctx.write((write) => takeAllowance(write, key, total));
  try {
    const { tokens, launch } = await remote.begin({ ...order, once: once?.name ?? null });
    return await ctx.write(async (write) => {
      const known = once === null ? [] : await begunBefore(write, key, tokensOf(tokens));
      if (known.length > 0) await giveAllowanceBack(write, key.id, total);
      return { sessions: known.length > 0 ? known : await store(write, key, order, tyres, tokens), launch };
    });
  } catch (error) {
    await ctx.write((write) => giveAllowanceBack(write, key.id, total));
    throw error;
  }
}

/** Where scans of this service are launched. */
export const launchAt = (publicUrl: string): Launch => ({
  api_base: `${publicUrl}/measurement/v1/`,
  scanner: `${publicUrl}/scan/`,
});

const ownTokens = ({ count }: Order, once: Once | null): NewToken[] =>
  Array.from({ length: count ?? 1 }, (_, place) => ({
    token: `ts_${once === null ? randomToken() : once.token(place)}`,
    sealed: null,
  }));

const tokensOf = (all: readonly NewToken[]): string[] => all.map(({ token }) => token);

type NewToken = Pick<RemoteToken, "token"> & { readonly sealed: string | null };

async function store(
  ctx: WriteCtx,
  key: KeyRow,
  order: Order,
  tyres: readonly (PositionCode | null)[],
  tokens: readonly NewToken[],
): Promise<Begun["sessions"]> {
  const rows = await ctx.db
    .insert(sessions)
    .values(
      tokens.map(({ token, sealed }) => ({
        keyId: key.id,
        tokenHash: hashToken(token),
        workflow: order.workflow,
        reference: order.reference,
        remoteToken: sealed,
        createdAt: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + tokenLifeMs),
        counted: tyres.length,
        planned: order.positions !== null,
        plannedAt: order.positions === null ? null : ctx.now,
      })),
    )
    .returning();
  await addMeasurements(ctx, rows, tyres);
  const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
  return tokens.flatMap(({ token }) => {
    const session = byHash.get(hashToken(token));
    return session === undefined ? [] : { session, token };
  });
}

/** One measurement for each tyre of each session, in their order. */
export async function addMeasurements(
  ctx: WriteCtx,
  of: readonly Pick<SessionRow, "id" | "keyId">[],
  tyres: readonly (PositionCode | null)[],
): Promise<void> {
  const rows = await ctx.db
    .insert(measurements)
    .values(
      of.flatMap(({ id, keyId }) =>
        tyres.map((positionCode, place) => ({ sessionId: id, keyId, place, positionCode })),
      ),
    )
    .returning({ id: measurements.id });
  begun(
    ctx,
    measurementMachine,
    rows.map(({ id }) => id),
  );
}
