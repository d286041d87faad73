import {
  qualityReasons,
  type MeasurementStatus,
  type PositionCode,
  type QualityReason,
} from "@treadclub/contract/measurement/states";
import type { MeasurementRow } from "#measurement/rows";
import { endedStates, isUnbegun } from "#measurement/states";
import type { RemoteMeasurement, RemoteOrder, RemoteRegion } from "./port.ts";

/**
 * How far a depth may be off that a service answers without saying so: twice what a person who reads photos gets
 * (docs/decisions/032-remote-engine.md).
 */
export const remoteUncertaintyMm = 1;

export type Known = Pick<MeasurementRow, "id" | "state" | "positionCode">;
export type RemoteEvent = "open" | "hand_in" | "read" | "report" | "complete" | "abort" | "fail";

/** A measurement of ours and what the other service says of it. */
export interface Pair<K extends Known = Known> {
  readonly known: K;
  readonly reported: RemoteMeasurement;
}

/** Which of theirs is which of ours: by position, the rest by order. What nobody here knows of is left out. */
export function paired<K extends Known>(known: readonly K[], reported: readonly RemoteMeasurement[]): Pair<K>[] {
  const taken = new Map<K, RemoteMeasurement>();
  for (const one of reported) {
    const own = known.find(({ positionCode }) => positionCode !== null && positionCode === one.positionCode);
    if (own !== undefined && !taken.has(own)) taken.set(own, one);
  }
  const placed = new Set(taken.values());
  const free = known.filter((one) => !taken.has(one));
  for (const [at, one] of reported.filter((each) => !placed.has(each)).entries()) {
    const own = free[at];
    if (own !== undefined && mayBe(own, one)) taken.set(own, one);
  }
  return known.flatMap((one) => {
    const said = taken.get(one);
    return said === undefined ? [] : [{ known: one, reported: said }];
  });
}

/** A tyre that was begun keeps its position; one that was not takes the one that the driver chose over there. */
const mayBe = (known: Known, reported: RemoteMeasurement): boolean =>
  known.positionCode === null || reported.positionCode === null || isUnbegun(known.state);

/**
 * The tyres that the driver chose over there, where they differ from ours and none was begun here; null: nothing to choose.
 * Before the scanner was opened there, the choice is ours. Only a service of our own kind names every tyre of a session;
 * another's list may still grow.
 */
export function chosenTyres(known: readonly Known[], reported: readonly RemoteMeasurement[]): PositionCode[] | null {
  const codes = reported.flatMap(({ positionCode }) => positionCode ?? []);
  const isPlan = codes.length > 0 && codes.length === reported.length && new Set(codes).size === codes.length;
  const isOpened = reported.some(({ status }) => status !== "unknown");
  if (!isPlan || !isOpened || !reported.every(({ isWhole }) => isWhole)) return null;
  return known.every(({ state }) => isUnbegun(state)) && !isSamePlan(known, codes) ? codes : null;
}

/** Returns the order that the other service needs, because it was decided here; null when it is in line. */
export function orderFor(known: readonly Known[], reported: readonly RemoteMeasurement[]): RemoteOrder | null {
  if (reported.length === 0 || !reported.every(({ isWhole }) => isWhole)) return null;
  const openThere = paired(known, reported).filter(
    (pair) => pair.reported.status !== null && isUnbegun(pair.reported.status),
  );
  if (openThere.length > 0 && openThere.every((pair) => pair.known.state === "aborted")) return { kind: "abort" };
  const positions = known.flatMap(({ positionCode }) => positionCode ?? []);
  const isOurs = positions.length === known.length && known.every(({ state }) => isUnbegun(state));
  const theirs = reported.flatMap(({ positionCode }) => positionCode ?? []);
  const mayPlan = isOurs && reported.every(({ status }) => status === "unknown");
  return mayPlan && !(theirs.length === reported.length && isSamePlan(known, theirs))
    ? { kind: "plan", positions }
    : null;
}

function isSamePlan(known: readonly Known[], codes: readonly PositionCode[]): boolean {
  const ours = known.flatMap(({ positionCode }) => positionCode ?? []);
  return known.length === codes.length && codes.every((code) => ours.includes(code));
}

/** The moves that lead from our state to theirs: forwards only, none for a status that we do not know. */
export function movesTo(state: MeasurementStatus, status: MeasurementStatus | null): readonly RemoteEvent[] {
  if (status === null || endedStates.includes(state)) return [];
  const isBegun = !isUnbegun(state);
  if (status === "completed") return ["complete"];
  if (status === "aborted") return ["abort"];
  if (status === "failed") return ["fail"];
  if (status === "waiting_for_images") return state === "unknown" ? ["open"] : [];
  if (status === "processing") return isBegun ? [] : ["hand_in"];
  if (status === "result_ready") return isBegun ? (state === "processing" ? ["read"] : []) : ["hand_in", "read"];
  if (status === "result_and_report_ready")
    return isBegun ? (state === "result_and_report_ready" ? [] : ["report"]) : ["hand_in", "report"];
  return [];
}

/** What was read, as columns of a measurement at this position. */
export function depthColumns(reported: RemoteMeasurement, position: PositionCode | null) {
  const regions = leftToRight(reported.regions, position);
  const edges = byEdge(regions, position);
  return {
    method: reported.isSandbox ? ("sandbox" as const) : ("remote" as const),
    innerMm: edges.inner,
    middleMm: edges.middle,
    outerMm: edges.outer,
    globalMm: reported.globalMm,
    remoteRegions: regions.map(({ mm }) => mm),
    uncertaintyMm: reported.uncertaintyMm ?? remoteUncertaintyMm,
    message: reported.message,
  };
}

/** Maps the reasons of a failure to ours; unknown ones become "unreadable". */
export function reasonsOf(said: readonly string[]): QualityReason[] {
  const ours = said.map((reason): QualityReason => {
    const known = qualityReasons.find((one) => one === reason.toLowerCase());
    return known ?? numbered[reason] ?? "unreadable";
  });
  return ours.length === 0 ? ["unreadable"] : qualityReasons.filter((reason) => ours.includes(reason));
}

/** The numbers that services of this kind give their failures. */
const numbered: Readonly<Record<string, QualityReason>> = { "110": "blurry", "111": "too_few_images" };

type Place = "inner" | "middle" | "outer";

/** The inner edge of a left wheel lies right, as seen from behind the vehicle; without a side the inner edge comes first. */
const placesOf = (position: PositionCode | null): readonly Place[] =>
  position === "fl" || position === "rl" ? ["outer", "middle", "inner"] : ["inner", "middle", "outer"];

/** Three regions that name their places stand in our order, whatever side the other service took them for. */
function leftToRight(regions: readonly RemoteRegion[], position: PositionCode | null): readonly RemoteRegion[] {
  const placed = placesOf(position).flatMap((place) => regions.find((region) => region.place === place) ?? []);
  return regions.length === 3 && placed.length === 3 ? placed : regions;
}

/** The least depth of each third of the tread, by the places that regions name, else by their order. */
function byEdge(
  regions: readonly RemoteRegion[],
  position: PositionCode | null,
): Readonly<Record<Place, number | null>> {
  const places = placesOf(position);
  const depths: Record<Place, number | null> = { inner: null, middle: null, outer: null };
  for (const [at, { mm, place }] of regions.entries()) {
    const third = place ?? places[thirdOf(at, regions.length)] ?? "middle";
    if (mm !== null) depths[third] = Math.min(mm, depths[third] ?? mm);
  }
  return depths;
}

/** A single region is the middle; of two the middle is unknown. */
function thirdOf(at: number, count: number): number {
  if (count === 1) return 1;
  return count === 2 ? at * 2 : Math.floor((at * 3) / count);
}
