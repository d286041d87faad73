import type { WriteCtx } from "@treadclub/kit/context";
import { epochMs } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import { tryMove } from "@treadclub/kit/states";
import { afterWorking, defaultPaces, responseTime, takenOverAfterMinutes } from "@treadclub/rules";
import { notifyAdmins, notifyMember } from "#modules/messages";
import { sql } from "drizzle-orm";
import { claimLastsMs } from "./claim.ts";
import { reviewPace } from "./fields.ts";
import { publishScan } from "./publish.ts";
import { scanMachine, waitingStates } from "./states.ts";
import { scans } from "./table.ts";

/** Every five minutes: what waits longer than its driver was promised is said once, and long after that a fitter's scan is taken over. */
export const scanJobs: readonly JobDefinition[] = [
  { name: "escalate-scans", cron: "*/5 * * * *", run: (job) => escalateAll(job) },
];

const atOnce = 200;
/** Nobody is promised a result sooner. */
const soonestMs = 30 * 60_000;

const nextWaiting = defineStatement<{ before: string; since: string; id: number }>()((p) => ({
  fields: {
    id: scans.id,
    state: scans.state,
    sinceMs: epochMs(scans.waitingSince),
    since: sql<string>`${scans.waitingSince}::text`,
    lateMs: epochMs(scans.lateSince),
    answerByMs: epochMs(scans.answerBy),
    pace: reviewPace,
  },
  text: (columns) => sql`select ${columns} from ${scans} where ${scans.waitingSince} <= ${p.before}::timestamptz
    and ${scans.state} in ${waitingStates} and (${scans.waitingSince}, ${scans.id}) > (${p.since}::timestamptz, ${p.id}::bigint)
    order by ${scans.waitingSince}, ${scans.id} limit ${sql.raw(String(atOnce))}`,
}));

type Waiting = Awaited<ReturnType<typeof nextWaiting.all>>[number];

/** Goes through all that waits, a portion in a transaction. */
async function escalateAll(job: JobRun): Promise<void> {
  const before = new Date(job.now.getTime() - soonestMs).toISOString();
  for (let last = { since: "-infinity", id: 0 }; ;) {
    const rows = await nextWaiting.all(job.db.read, { before, ...last });
    const steps = rows.flatMap((row) => stepOf(row, job.now) ?? []);
    if (steps.length > 0) await job.write((ctx) => escalate(ctx, steps));
    const end = rows.at(-1);
    if (end === undefined || rows.length < atOnce) return;
    last = { since: end.since, id: end.id };
  }
}

interface Step {
  readonly kind: "late" | "take_over" | "estimate";
  readonly id: number;
  /** As it was read: what has changed meanwhile is left alone. */
  readonly since: string;
  readonly lateSince: Date;
  readonly answerBy: Date;
}

/** What is to be done about a scan that waits; null while nothing is. */
function stepOf({ id, state, since, sinceMs, lateMs, answerByMs, pace }: Waiting, now: Date): Step | null {
  const promised = responseTime(new Date(sinceMs), pace ?? defaultPaces.scan).latestAt;
  const answerBy = responseTime(now, pace ?? defaultPaces.scan).latestAt;
  if (lateMs === null) return promised <= now ? { kind: "late", id, since, lateSince: promised, answerBy } : null;
  const lateSince = new Date(lateMs);
  if (state === "awaiting_member_review" && afterWorking(lateSince, takenOverAfterMinutes) <= now)
    return { kind: "take_over", id, since, lateSince, answerBy };
  return answerByMs !== null && answerByMs <= now.getTime()
    ? { kind: "estimate", id, since, lateSince, answerBy }
    : null;
}

async function escalate(ctx: WriteCtx, steps: readonly Step[]): Promise<void> {
  const byKind = Map.groupBy(steps, (step) => step.kind);
  await noteLate(ctx, byKind.get("late") ?? []);
  await takeOverLate(ctx, byKind.get("take_over") ?? []);
  for (const scan of await note(ctx, byKind.get("estimate") ?? [], "estimate")) publishScan(ctx, scan);
}

type Kind = Step["kind"];

/** Notes until when scans are expected. Only those that stand as they were read, so that two processes do it once. */
const noted = defineStatement<{ rows: string; kind: Kind; now: string }>()((p) => ({
  fields: {
    id: scans.id,
    consumerId: scans.consumerId,
    memberId: scans.memberId,
    position: scans.position,
    state: scans.state,
  },
  text: (columns) => sql`with wanted as (
      select * from jsonb_to_recordset(${p.rows}::jsonb) as w (id bigint, since timestamptz, "lateSince" timestamptz, "answerBy" timestamptz)
    ), locked as (
      select s.id, w."lateSince", w."answerBy" from ${scans} s join wanted w on w.id = s.id
      where s.waiting_since = w.since and s.state in ${waitingStates} and case ${p.kind}::text
        when 'late' then s.late_since is null
        when 'take_over' then s.late_since = w."lateSince" and s.state = 'awaiting_member_review'
          and (s.claimed_at is null or s.claimed_at < ${p.now}::timestamptz - make_interval(secs => ${sql.raw(String(claimLastsMs / 1000))}))
        else s.late_since is not null and s.answer_by <= ${p.now}::timestamptz end
      order by s.id for no key update of s
    ) update ${scans} set late_since = locked."lateSince", answer_by = locked."answerBy" from locked where ${scans.id} = locked.id
    returning ${columns}`,
}));

const note = async (ctx: WriteCtx, steps: readonly Step[], kind: Kind): Promise<Noted[]> =>
  steps.length === 0 ? [] : noted.all(ctx.db, { rows: JSON.stringify(steps), kind, now: ctx.now.toISOString() });

type Noted = Awaited<ReturnType<typeof noted.all>>[number];

/** Whoever owes the result hears it once more: one notification for all that became late together. */
async function noteLate(ctx: WriteCtx, steps: readonly Step[]): Promise<void> {
  const late = await note(ctx, steps, "late");
  for (const scan of late) {
    ctx.audit("miss the promise of a scan", { entity: "scan", id: scan.id }, { member: ownerOf(scan) });
    publishScan(ctx, scan);
  }
  for (const [memberId, rows] of Map.groupBy(late, ownerOf)) notifyOwner(ctx, memberId, rows, "scans_late");
}

/** The administrators judge what a fitter has not come to; both hear it, and the scans keep their place. */
async function takeOverLate(ctx: WriteCtx, steps: readonly Step[]): Promise<void> {
  const late = await note(ctx, steps, "take_over");
  const moved = await tryMove(
    ctx,
    scanMachine,
    late.map((scan) => scan.id),
    "take_over",
    {},
    ["version"],
  );
  const taken = late.filter((scan) => moved.includes(scan.id));
  if (taken.length === 0) return;
  for (const scan of taken) {
    ctx.audit("take over scan", { entity: "scan", id: scan.id }, { member: scan.memberId, late: true });
    publishScan(ctx, scan);
  }
  for (const [memberId, rows] of Map.groupBy(taken, ownerOf)) notifyOwner(ctx, memberId, rows, "scans_taken_over");
  notifyOwner(ctx, null, taken, "scans_handed_on");
}

/** The member that a scan waits for; null for the administrators. */
const ownerOf = ({ state, memberId }: Noted): number | null => (state === "awaiting_member_review" ? memberId : null);

function notifyOwner(
  ctx: WriteCtx,
  memberId: number | null,
  rows: readonly Noted[],
  kind: "scans_late" | "scans_taken_over" | "scans_handed_on",
): void {
  const [oldest] = rows;
  if (oldest === undefined) return;
  const notified = { type: "scan_late", kind, values: { count: rows.length }, recordId: oldest.id } as const;
  if (memberId === null) notifyAdmins(ctx, notified);
  else notifyMember(ctx, memberId, notified);
}
