import { measurementShots } from "@treadclub/capture/screens/tread-shots";

export type ShotId = (typeof measurementShots)[number]["id"];

export const isShotId = (text: string): text is ShotId => measurementShots.some(({ id }) => id === text);

export const photoKey = (measurementId: number, shot: ShotId): string => `${measurementId}-${shot}`;

/** Returns the tyre that a queued photo belongs to; null for a key of another form. */
export function tyreOfKey(key: string): number | null {
  const id = /^(\d+)-/.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}
