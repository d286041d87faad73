import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { nestedList, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import type { FieldProblem } from "@treadclub/contract/errors";
import {
  axleOf,
  canonicalSidewall,
  isSidewallEmpty,
  loadKg,
  readSidewall,
  sidewallFields,
  sidewallWarnings,
  type SidewallContext,
  type SidewallField,
  type SidewallText,
  type TyrePosition,
} from "@treadclub/rules";
import { vehicles } from "#modules/vehicles";
import { sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { scans, scanSidewalls } from "./table.ts";

type Confirmed = NonNullable<ParsedOf<Catalog["updateTread"]>["body"]["sidewalls"]>;
type View = ReplyOf<Catalog["getScanById"]>["sidewalls"][number];

const others = alias(scans, "others");
const otherWalls = alias(scanSidewalls, "other_walls");

/** The size that was last confirmed of the tyre on the other side of the axle. */
const besideSize: SQL<string | null> = sql`(select ${otherWalls.confirmed} ->> 'size' from ${scans} ${others}
  join ${scanSidewalls} ${otherWalls} on ${otherWalls.scanId} = ${others.id}
  where ${others.vehicleId} = ${scans.vehicleId} and ${others.type} = 'sidewall' and ${others.state} = 'completed'
    and ${otherWalls.position} <> ${scanSidewalls.position}
    and split_part(${otherWalls.position}, '_', 1) = split_part(${scanSidewalls.position}, '_', 1)
  order by ${others.completedAt} desc, ${others.id} desc limit 1)`;

/** The tyres of a sidewall scan with what they are compared with, front first; for statements that join `vehicles`. */
export const sidewallsOfScan = nestedList(
  {
    position: scanSidewalls.position,
    typed: scanSidewalls.typed,
    confirmed: scanSidewalls.confirmed,
    beside: besideSize,
    vehicle: {
      size: vehicles.tyreSize,
      load: vehicles.loadRating,
      speed: vehicles.speedRating,
      rearSize: vehicles.rearTyreSize,
      rearLoad: vehicles.rearLoadRating,
      rearSpeed: vehicles.rearSpeedRating,
    },
  },
  sql`from ${scanSidewalls} where ${scanSidewalls.scanId} = ${scans.id}`,
  sql`${scanSidewalls.position}`,
);

type Row = RowOf<typeof sidewallsOfScan>[number];

interface Showing {
  readonly isDone: boolean;
  /** What was confirmed before an undo is shown to reviewers alone. */
  readonly isShown: boolean;
  readonly now: Date;
}

/** What was read is a fact, and warned of, once a reviewer has confirmed it. */
export const sidewallViews = (rows: readonly Row[], { isDone, isShown, now }: Showing): View[] =>
  rows.map((row) => {
    const context = contextOf(row);
    const reading = isDone && row.confirmed ? readSidewall(row.confirmed, now) : null;
    const made = reading?.made ?? null;
    return {
      position: row.position,
      typed: row.typed,
      confirmed: isShown ? row.confirmed : null,
      made: made && { week: made.week, year: made.year, month: made.madeMonth, age_years: made.ageYears },
      carries_kg: reading?.load ? loadKg(reading.load.single) : null,
      warnings: reading ? sidewallWarnings(reading, context) : [],
      fitted: context.fitted,
      other_axle_size: context.otherAxleSize,
      beside_size: context.besideSize,
    };
  });

/** A vehicle without sizes of its own behind wears the same all round. */
function contextOf({ position, beside, vehicle }: Row): SidewallContext {
  const { size, load, speed, rearSize, rearLoad, rearSpeed } = vehicle;
  const isStaggered = rearSize !== "";
  const front = { size, load, speed };
  const rear = isStaggered ? { size: rearSize, load: rearLoad, speed: rearSpeed } : front;
  const isFront = axleOf(position) === "front";
  return {
    fitted: isFront ? front : rear,
    otherAxleSize: isStaggered ? (isFront ? rearSize : size) : "",
    besideSize: beside ?? "",
  };
}

/** What a reviewer confirms of each tyre of a scan, in its canonical spelling. Errors: VALIDATION_FAILED. */
export function confirmedOf(
  ctx: Pick<WriteCtx, "fail" | "now">,
  positions: readonly TyrePosition[],
  given: Confirmed | undefined,
): ReadonlyMap<TyrePosition, SidewallText> {
  const isComplete =
    given?.length === positions.length &&
    positions.every((position) => given.some((wall) => wall.position === position));
  if (!isComplete) throw ctx.fail("VALIDATION_FAILED", { fields: { sidewalls: "required" } });
  return new Map(given.map(({ position, text }, at) => [position, canonical(ctx, text, `sidewalls.${at}.text`)]));
}

const fieldProblems = {
  size: "tyre_size",
  load: "load_index",
  speed: "speed_rating",
  dot: "dot",
  make: "too_long",
} as const satisfies Readonly<Record<SidewallField, FieldProblem>>;

function canonical(ctx: Pick<WriteCtx, "fail" | "now">, text: SidewallText, path: string): SidewallText {
  if (isSidewallEmpty(text)) throw ctx.fail("VALIDATION_FAILED", { fields: { [`${path}.size`]: "required" } });
  const reading = readSidewall(text, ctx.now);
  const wrong = sidewallFields.filter((field) => reading.problems[field] !== undefined);
  if (wrong.length > 0) {
    const fields = Object.fromEntries(wrong.map((field) => [`${path}.${field}`, fieldProblems[field]]));
    throw ctx.fail("VALIDATION_FAILED", { fields });
  }
  return canonicalSidewall(text, reading);
}

/** What the confirmed sidewalls of a scan are compared with, in its own transaction. */
export const sidewallContexts = async (
  ctx: WriteCtx,
  scanId: number,
): Promise<ReadonlyMap<TyrePosition, SidewallContext>> => {
  const found = await walls.first(ctx.db, { scanId });
  return new Map((found?.rows ?? []).map((row) => [row.position, contextOf(row)]));
};

const walls = defineStatement<{ scanId: number }>()((p) => ({
  fields: { rows: sidewallsOfScan },
  text: (columns) =>
    sql`select ${columns} from ${scans} join ${vehicles} on ${vehicles.id} = ${scans.vehicleId} where ${scans.id} = ${p.scanId}`,
}));

/** Writes down what a reviewer confirmed. */
export const storeConfirmed = async (
  ctx: WriteCtx,
  scanId: number,
  confirmed: ReadonlyMap<TyrePosition, SidewallText>,
): Promise<void> => {
  const rows = JSON.stringify([...confirmed].map(([position, text]) => ({ position, text })));
  await store.all(ctx.db, { scanId, rows });
};

const store = defineStatement<{ scanId: number; rows: string }>()((p) => ({
  fields: { position: scanSidewalls.position },
  text: (columns) => sql`update ${scanSidewalls} set confirmed = wall.text
    from jsonb_to_recordset(${p.rows}::jsonb) as wall (position text, text jsonb)
    where ${scanSidewalls.scanId} = ${p.scanId} and ${scanSidewalls.position} = wall.position returning ${columns}`,
}));
