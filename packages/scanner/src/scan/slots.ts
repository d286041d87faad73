/** The photos of one tyre. The first three are asked for; one is enough, six are the most that can be handed in. */
export const photoSlots = ["whole", "inner", "outer", "extra", "more", "proof"] as const;
export type PhotoSlot = (typeof photoSlots)[number];

export const wantedSlots = ["whole", "inner", "outer"] as const satisfies readonly PhotoSlot[];
/** What may be added; `proof` shows the gauge or the coin in the groove. */
const furtherSlots = ["extra", "more"] as const satisfies readonly PhotoSlot[];

export const isPhotoSlot = (text: string): text is PhotoSlot => photoSlots.some((slot) => slot === text);

/** The next photo that is asked for, or null when all are there. */
export const nextSlot = (taken: readonly PhotoSlot[]): PhotoSlot | null =>
  wantedSlots.find((slot) => !taken.includes(slot)) ?? null;

/** What may still be added: a missing one first. Null when there is no room. */
export const slotToAdd = (taken: readonly PhotoSlot[]): PhotoSlot | null =>
  nextSlot(taken) ?? furtherSlots.find((slot) => !taken.includes(slot)) ?? null;

/** Where to go after a photo was kept: the next one that is asked for, or the check (null). A photo that was taken again goes back to the check. */
export function afterPhoto(takenBefore: readonly PhotoSlot[], slot: PhotoSlot): PhotoSlot | null {
  if (takenBefore.includes(slot) || !wantedSlots.some((wanted) => wanted === slot)) return null;
  return nextSlot([...takenBefore, slot]);
}

export const photoKey = (measurementId: number, slot: PhotoSlot): string => `${measurementId}-${slot}`;

/** Which tyre a photo of the queue is of; null for a key of another making. */
export function tyreOfKey(key: string): number | null {
  const id = /^(\d+)-/.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}
