import type { WriteCtx } from "@treadclub/kit/context";
import { tryMove, type ColumnsOf } from "@treadclub/kit/states";
import { eq } from "drizzle-orm";
import { lockSession, measurementsOf } from "#measurement/capture/session";
import { changed } from "#measurement/changed";
import type { Deps } from "#measurement/deps";
import type { MeasurementRow, SessionRow } from "#measurement/rows";
import { isUnbegun, measurementMachine } from "#measurement/states";
import { measurements, sessions } from "#measurement/table";
import { depthColumns, movesTo, paired, reasonsOf, type Pair, type RemoteEvent } from "./mapping.ts";
import { takeOverPlan } from "./plan.ts";
import type { RemoteAnswer, RemoteMeasurement } from "./port.ts";

const minuteMs = 60_000;
/** A service whose copies do not know a new session at once has so long. */
const newForMs = 10 * minuteMs;
/** What has come to nothing by then never will. */
const givenUpAfterMs = 7 * 24 * 60 * minuteMs;

export const fetchImagesJob = "fetch-remote-images";
type ApplyDeps = Pick<Deps, "ensured">;

/** Writes down what the other service said of a session: our measurements follow, forwards only. */
export async function apply(
  ctx: WriteCtx,
  deps: ApplyDeps,
  { sessionId, now, answer }: { readonly sessionId: number; readonly now: Date; readonly answer: RemoteAnswer },
): Promise<void> {
  const session = await lockSession(ctx, sessionId);
  await ctx.db.update(sessions).set({ remotePolledAt: now }).where(eq(sessions.id, session.id));
  if (session.endedAt !== null || session.forgottenAt !== null) return;
  const ids = answer.kind === "results" ? await follow(ctx, deps, session, answer.measurements) : [];
  if (hasEnded(session, now, answer)) ids.push(...(await endRest(ctx, session.id)));
  else if (answer.kind === "results" && now >= session.expiresAt) ids.push(...(await endUnbegun(ctx, session.id)));
  await changed(ctx, deps, [...new Set(ids)]);
}

async function follow(
  ctx: WriteCtx,
  deps: ApplyDeps,
  session: SessionRow,
  reported: readonly RemoteMeasurement[],
): Promise<number[]> {
  await takeOverPlan(ctx, deps, session, reported);
  const rows = await measurementsOf(ctx.db, session.id);
  const pairs = paired(rows, reported);
  const moved: number[] = [];
  for (const pair of pairs) {
    await takePosition(ctx, pair, rows);
    if (await moveAlong(ctx, pair)) moved.push(pair.known.id);
  }
  const isOpened = pairs.some(({ reported: { status } }) => status !== null && status !== "unknown");
  if (session.openedAt === null && isOpened)
    await ctx.db.update(sessions).set({ openedAt: ctx.now }).where(eq(sessions.id, session.id));
  const hasNewImages = pairs.some(
    ({ known, reported: { imageUrls } }) => moved.includes(known.id) && imageUrls.length > 0,
  );
  if (hasNewImages) ctx.outbox.job(fetchImagesJob, { id: session.id });
  return moved;
}

/** A tyre that was not begun becomes the one that the driver chose over there. */
async function takePosition(ctx: WriteCtx, { known, reported }: Pair<MeasurementRow>, rows: readonly MeasurementRow[]) {
  const code = reported.positionCode;
  if (code === null || !isUnbegun(known.state) || rows.some((row) => row.positionCode === code)) return;
  await ctx.db.update(measurements).set({ positionCode: code }).where(eq(measurements.id, known.id));
}

async function moveAlong(ctx: WriteCtx, { known, reported }: Pair<MeasurementRow>): Promise<boolean> {
  let version = known.version;
  for (const event of movesTo(known.state, reported.status)) {
    version += 1;
    const columns = { ...columnsOf(event, known, reported, ctx.now), version };
    const [id] = await tryMove(ctx, measurementMachine, [known.id], event, columns);
    if (id === undefined) return false;
    if (event !== "open") ctx.audit(`remote ${event}`, { entity: "measurement", id });
  }
  return version > known.version;
}

function columnsOf(
  event: RemoteEvent,
  known: MeasurementRow,
  reported: RemoteMeasurement,
  now: Date,
): ColumnsOf<typeof measurements> {
  const position = isUnbegun(known.state) ? (reported.positionCode ?? known.positionCode) : known.positionCode;
  const handedInAt = known.handedInAt ?? now;
  switch (event) {
    case "open":
      return {};
    case "hand_in":
      return { handedInAt };
    case "read":
    case "report":
      return { ...depthColumns(reported, position), handedInAt };
    case "complete":
      return { ...depthColumns(reported, position), handedInAt, waitingSince: null, completedAt: now };
    case "fail":
      return { reasons: reasonsOf(reported.reasons), message: reported.message, handedInAt, waitingSince: null };
    case "abort":
      return { waitingSince: null };
  }
}

/** No more is to come: the other service has long lost the session, or has not ended it in a week. */
function hasEnded({ createdAt }: SessionRow, now: Date, { kind }: RemoteAnswer): boolean {
  const age = now.getTime() - createdAt.getTime();
  return age > givenUpAfterMs || (kind === "gone" && age > newForMs);
}

/** What was handed in over there came to nothing; what was not is left. */
async function endRest(ctx: WriteCtx, sessionId: number): Promise<number[]> {
  const aborted = await endUnbegun(ctx, sessionId);
  const rest = (await measurementsOf(ctx.db, sessionId)).map(({ id }) => id);
  const failed = await tryMove(ctx, measurementMachine, rest, "fail", { reasons: ["unreadable"], waitingSince: null });
  for (const id of failed) ctx.audit("remote lost", { entity: "measurement", id });
  return [...aborted, ...failed];
}

/** Once its token has ended nobody scans any more; asked first, the other service may know better. */
async function endUnbegun(ctx: WriteCtx, sessionId: number): Promise<number[]> {
  const unbegun = (await measurementsOf(ctx.db, sessionId)).filter(({ state }) => isUnbegun(state));
  const ids = unbegun.map(({ id }) => id);
  const aborted = await tryMove(ctx, measurementMachine, ids, "abort", { waitingSince: null });
  for (const id of aborted) ctx.audit("abort measurement", { entity: "measurement", id });
  return aborted;
}
