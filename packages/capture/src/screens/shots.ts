import type { TextKey } from "@treadclub/texts/translate";

export type ShotOutline = "tread" | "edge" | "far_edge" | "corners";

/** A photo to take. */
export interface Shot<Id extends string = string> {
  readonly id: Id;
  readonly name: TextKey & `capture.shot.${string}`;
  readonly instruction: TextKey & `capture.how.${string}`;
  readonly outline: ShotOutline;
  /** `wanted`: asked for in the order of the list. `optional`: may be added. `on_request`: taken only where the caller opens it. */
  readonly kind: "wanted" | "optional" | "on_request";
  /** What must be in view; without it nothing is expected. */
  readonly subject?: "tread";
}

type Shots<Id extends string> = readonly Shot<Id>[];

/** Returns the next wanted shot, or null when all are taken. */
export const nextShot = <Id extends string>(shots: Shots<Id>, taken: readonly Id[]): Id | null =>
  shots.find(({ id, kind }) => kind === "wanted" && !taken.includes(id))?.id ?? null;

/** Returns what may still be added, wanted shots first; null when there is no room. */
export const shotToAdd = <Id extends string>(shots: Shots<Id>, taken: readonly Id[]): Id | null =>
  nextShot(shots, taken) ?? shots.find(({ id, kind }) => kind === "optional" && !taken.includes(id))?.id ?? null;

/** Returns the shot that follows a kept photo, or null for the review. A retaken or added photo leads back to the review. */
export function shotAfter<Id extends string>(shots: Shots<Id>, takenBefore: readonly Id[], kept: Id): Id | null {
  const isWanted = shots.some(({ id, kind }) => id === kept && kind === "wanted");
  if (!isWanted || takenBefore.includes(kept)) return null;
  return nextShot(shots, [...takenBefore, kept]);
}

/** Returns the wanted shots, those taken, and the framed one. */
export const visibleShots = <Id extends string>(shots: Shots<Id>, taken: readonly Id[], framed: Id): Shots<Id> =>
  shots.filter(({ id, kind }) => kind === "wanted" || id === framed || taken.includes(id));
