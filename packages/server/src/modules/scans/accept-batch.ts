import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { tryMove } from "@treadclub/kit/states";
import { earnWelcomes } from "#modules/fraud";
import { signedInUser } from "#modules/identity";
import { sql } from "drizzle-orm";
import { isHeld } from "./claim.ts";
import { mayReview, scanSightOf, scanVisible, type ScanSight } from "./policy.ts";
import { notifyOfResult, publishScan, queueMeasurementSync } from "./publish.ts";
import { reviewUncertaintyMm } from "./results.ts";
import { judged } from "./review.ts";
import { giveWithResults } from "./reward.ts";
import { earnedBy, scanWithPlate, type PlatedScan } from "./rows.ts";
import { scanMachine } from "./states.ts";
import { suggestionOf, unsureReason, type Suggestion } from "./suggestion.ts";
import { scans } from "./table.ts";

type Reply = ReplyOf<Catalog["batchAcceptedScans"]>;
type Outcome = Reply["list"][number]["outcome"];

interface Sure {
  readonly scan: PlatedScan;
  readonly suggestion: Suggestion;
}

/**
 * Completes those of the waiting scans whose suggested result is sure; the others stay as they are, each with the reason. Nothing is
 * judged twice: a scan that somebody has open, or that was judged meanwhile, is left out. As many statements for a hundred as for one.
 */
export async function acceptScans(ctx: WriteCtx, wanted: readonly number[]): Promise<Reply> {
  const ids = [...new Set(wanted)];
  const found = await lockScans.all(ctx.db, { ids, ...scanSightOf(ctx.actor) });
  const outcomes = new Map(found.map((scan) => [scan.id, refusalOf(ctx, scan)]));
  const sure = found.flatMap((scan): Sure[] => {
    const suggestion = outcomes.get(scan.id) === null ? suggestionOf(scan) : null;
    return suggestion === null ? [] : [{ scan, suggestion }];
  });
  await complete(ctx, sure);
  const plates = new Map(found.map((scan) => [scan.id, scan]));
  const list = ids.map((id): Reply["list"][number] => {
    const outcome: Outcome = outcomes.has(id) ? (outcomes.get(id) ?? "completed") : "not_waiting";
    const results = sure.find((one) => one.scan.id === id)?.suggestion.results ?? [];
    return { id, outcome, results: [...results], number: plates.get(id)?.plate ?? null };
  });
  return { count: sure.length, list };
}

function refusalOf(ctx: WriteCtx, scan: PlatedScan): Exclude<Outcome, "completed"> | null {
  if (!mayReview(ctx.actor, scan)) return "not_waiting";
  if (scan.claimedBy !== signedInUser(ctx) && isHeld(scan, ctx.now)) return "claimed";
  return unsureReason(scan);
}

async function complete(ctx: WriteCtx, sure: readonly Sure[]): Promise<void> {
  if (sure.length === 0) return;
  const ids = sure.map(({ scan }) => scan.id);
  const moved = await tryMove(
    ctx,
    scanMachine,
    ids,
    "complete",
    { ...judged(ctx), reasons: [], message: "", completedAt: ctx.now },
    ["version"],
  );
  if (moved.length < ids.length) throw new Error("A locked scan did not wait");
  await keepReadings.all(ctx.db, {
    rows: JSON.stringify(sure.map(({ scan, suggestion }) => ({ id: scan.id, ...suggestion }))),
    uncertaintyMm: reviewUncertaintyMm,
  });
  for (const { scan, suggestion } of sure) {
    const { depths, results, minimumMm } = suggestion;
    ctx.audit("complete scan", { entity: "scan", id: scan.id }, { ...depths, results, batch: true });
    notifyOfResult(ctx, scan, { minimumMm, results });
    publishScan(ctx, scan);
    queueMeasurementSync(ctx, scan);
  }
  await earnWelcomes(
    ctx,
    sure.map(({ scan }) => earnedBy(scan)),
  );
  await giveWithResults(
    ctx,
    sure.map(({ scan }) => scan),
  );
}

const lockScans = defineStatement<ScanSight & { ids: readonly number[] }>()((p) => ({
  fields: scanWithPlate,
  text: (columns) =>
    sql`select ${columns} from ${scans} where ${scans.id} = any(${p.ids}::bigint[]) and ${scanVisible(p)} order by ${scans.id} for no key update`,
}));

/** What was read is what holds, with how it was read and how far it may be off. */
const keepReadings = defineStatement<{ rows: string; uncertaintyMm: number }>()((p) => ({
  fields: { id: scans.id },
  text: (
    columns,
  ) => sql`update ${scans} set inner_mm = read_inner_mm, middle_mm = read_middle_mm, outer_mm = read_outer_mm,
      minimum_mm = r."minimumMm", results = r.results, method = coalesce(read_method, 'review'),
      uncertainty_mm = coalesce(read_uncertainty_mm, ${p.uncertaintyMm}::float8)
    from jsonb_to_recordset(${p.rows}::jsonb) as r (id bigint, "minimumMm" float8, results text[])
    where ${scans.id} = r.id returning ${columns}`,
}));
