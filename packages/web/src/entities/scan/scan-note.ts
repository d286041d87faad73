import type { treadShots } from "@treadclub/capture/screens/tread-shots";
import { isTyrePosition, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { isRecord } from "#kit/is-record.ts";

export type ShotId = (typeof treadShots)[number]["id"];

/** In the order in which they are taken; a copy, so that pages without a camera do without its code. */
export const shotIds: readonly ShotId[] = ["whole", "inner", "outer", "extra"];

/**
 * A scan that is still on this phone: `taking` until it is handed in, `handing` until the server has it, `failed` when the
 * server refuses it. Its photos lie in the photo queue under `photoKey(note, slot)`.
 */
export interface ScanNote {
  readonly id: string;
  /** One for the scan's whole life, so that repeating after a lost answer makes no second scan. */
  readonly idempotencyKey: string;
  readonly vehicle: { readonly id: number; readonly number: string };
  readonly position: TyrePosition;
  readonly slots: readonly ShotId[];
  /** Slots whose photo was doubted and used anyway. */
  readonly doubted: readonly ShotId[];
  readonly mileage: number | null;
  readonly state: "taking" | "handing" | "failed";
  readonly errorCode: string | null;
  readonly startedAt: string;
}

export const photoKey = (note: Pick<ScanNote, "id">, slot: ShotId): string => `${note.id}:${slot}`;
export const photoKeys = (note: Pick<ScanNote, "id" | "slots">): string[] =>
  note.slots.map((slot) => photoKey(note, slot));

/** Reads what an earlier page wrote; anything else is left out. */
export function readNotes(text: string | null): ScanNote[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isNote) : [];
  } catch {
    return [];
  }
}

function isNote(value: unknown): value is ScanNote {
  if (!isRecord(value)) return false;
  const { id, idempotencyKey, vehicle, position, slots, doubted, mileage, state, errorCode, startedAt } = value;
  return (
    typeof id === "string" &&
    typeof idempotencyKey === "string" &&
    typeof startedAt === "string" &&
    isRecord(vehicle) &&
    typeof vehicle["id"] === "number" &&
    typeof vehicle["number"] === "string" &&
    typeof position === "string" &&
    isTyrePosition(position) &&
    areSlots(slots) &&
    areSlots(doubted) &&
    (mileage === null || typeof mileage === "number") &&
    (errorCode === null || typeof errorCode === "string") &&
    (state === "taking" || state === "handing" || state === "failed")
  );
}

const areSlots = (value: unknown): value is ShotId[] =>
  Array.isArray(value) && value.every((slot) => shotIds.some((known) => known === slot));
