import type { gaugeShots } from "@treadclub/capture/screens/gauge-shots";
import type { sidewallPairShots, sidewallShots } from "@treadclub/capture/screens/sidewall-shots";
import type { treadShots } from "@treadclub/capture/screens/tread-shots";
import { sidewallFields, type SidewallText } from "@treadclub/rules/sidewall";
import { isTyrePosition, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { isRecord } from "#kit/is-record.ts";
import { isReading, type OwnReading } from "./own-reading.ts";
import { isGaugeTyre, type GaugeTyre } from "./gauge-note.ts";

export type ShotId =
  | (typeof treadShots | typeof sidewallShots | typeof sidewallPairShots)[number]["id"]
  | (typeof gaugeShots)[TyrePosition]["id"];

/** In the order in which they are taken; a copy, so that pages without a camera do without its code. */
export const shotIds: readonly ShotId[] = [
  "whole",
  "inner",
  "outer",
  "extra",
  "size",
  "dot",
  "detail",
  "front_size",
  "front_dot",
  "rear_size",
  "rear_dot",
  "gauge_front_left",
  "gauge_front_right",
  "gauge_rear_left",
  "gauge_rear_right",
];

export type PhotoScanType = "tyre" | "sidewall";

/** Which photos of which tyre are taken, and for whom; `gauge`: the tyres of one car, measured with a depth gauge. */
export interface ScanSubject {
  readonly type: PhotoScanType | "gauge";
  readonly vehicle: { readonly id: number; readonly number: string };
  /** Of a staggered fitment the front one of the two tyres; of a car that is measured always the same. */
  readonly position: TyrePosition;
  /** The company of the fitter who scans; null for a driver's own scan. */
  readonly memberId: number | null;
}

export interface TypedSidewall {
  readonly position: TyrePosition;
  readonly text: SidewallText;
}

/**
 * A scan that is still on this phone: `taking` until it is handed in, `handing` until the server has it, `failed` when the
 * server refuses it. Its photos lie in the photo queue under `photoKey(note, slot)`.
 */
export interface ScanNote extends ScanSubject {
  readonly id: string;
  /** One for the scan's whole life, so that repeating after a lost answer makes no second scan. */
  readonly idempotencyKey: string;
  readonly slots: readonly ShotId[];
  /** Slots whose photo was doubted and used anyway. */
  readonly doubted: readonly ShotId[];
  readonly mileage: number | null;
  /** What was typed beside photos of sidewalls. */
  readonly typed: readonly TypedSidewall[];
  /** What the driver measured beside photos of the tread. */
  readonly reading: OwnReading | null;
  /** What a gauge measured of a car. */
  readonly gauge: readonly GaugeTyre[];
  readonly state: "taking" | "handing" | "failed";
  readonly errorCode: string | null;
  readonly startedAt: string;
}

/** What is known of a scan as it is handed in. */
export type HandInDetails = Pick<ScanNote, "mileage" | "typed" | "reading">;

export const photoKey = (note: Pick<ScanNote, "id">, slot: ShotId): string => `${note.id}:${slot}`;
export const photoKeys = (note: Pick<ScanNote, "id" | "slots">): string[] =>
  note.slots.map((slot) => photoKey(note, slot));

export const isSameSubject = (a: ScanSubject, b: ScanSubject): boolean =>
  a.type === b.type && a.vehicle.id === b.vehicle.id && a.position === b.position && a.memberId === b.memberId;

/** The tyre that a photo shows: one of a pair lies on the same side behind. */
export const positionOfSlot = ({ position }: Pick<ScanNote, "position">, slot: ShotId): TyrePosition =>
  slot.startsWith("rear_") ? (position === "front_left" ? "rear_left" : "rear_right") : position;

/** The tyres that the photos of a note show, front first. */
export const positionsOf = (note: Pick<ScanNote, "position" | "slots">): TyrePosition[] =>
  [...new Set(note.slots.map((slot) => positionOfSlot(note, slot)))].toSorted((a, b) => a.localeCompare(b));

/** Reads what an earlier page wrote, also before sidewalls were scanned; anything else is left out. */
export function readNotes(text: string | null): ScanNote[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.map(withDefaults).filter(isNote) : [];
  } catch {
    return [];
  }
}

const withDefaults = (value: unknown): unknown =>
  isRecord(value) ? { type: "tyre", memberId: null, typed: [], reading: null, gauge: [], ...value } : value;

function isNote(value: unknown): value is ScanNote {
  if (!isRecord(value)) return false;
  const { id, idempotencyKey, slots, doubted, mileage, typed, reading, gauge, state, errorCode, startedAt } = value;
  return (
    isSubject(value) &&
    typeof id === "string" &&
    typeof idempotencyKey === "string" &&
    typeof startedAt === "string" &&
    areSlots(slots) &&
    areSlots(doubted) &&
    (mileage === null || typeof mileage === "number") &&
    Array.isArray(typed) &&
    typed.every(isTyped) &&
    (reading === null || isReading(reading)) &&
    Array.isArray(gauge) &&
    gauge.every(isGaugeTyre) &&
    (errorCode === null || typeof errorCode === "string") &&
    (state === "taking" || state === "handing" || state === "failed")
  );
}

function isSubject({ type, vehicle, position, memberId }: Readonly<Record<string, unknown>>): boolean {
  return (
    (type === "tyre" || type === "sidewall" || type === "gauge") &&
    isRecord(vehicle) &&
    typeof vehicle["id"] === "number" &&
    typeof vehicle["number"] === "string" &&
    typeof position === "string" &&
    isTyrePosition(position) &&
    (memberId === null || typeof memberId === "number")
  );
}

function isTyped(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { position, text } = value;
  return (
    typeof position === "string" &&
    isTyrePosition(position) &&
    isRecord(text) &&
    sidewallFields.every((field) => typeof text[field] === "string")
  );
}

const areSlots = (value: unknown): value is ShotId[] =>
  Array.isArray(value) && value.every((slot) => shotIds.some((known) => known === slot));
