import { formatTyreSize, parseTyreSize } from "@treadclub/rules/tyre-size";
import type { Vehicle } from "./vehicle-types.ts";

type Sizes = Pick<
  Vehicle,
  "tyre_size" | "load_rating" | "speed_rating" | "rear_tyre_size" | "rear_load_rating" | "rear_speed_rating"
>;
export type Axle = "front" | "rear";

export interface AxleSize {
  readonly size: string;
  readonly load: string;
  readonly speed: string;
}

/** The rear axle's own values where it has any, else those of the front. */
export function sizeOf(vehicle: Sizes, axle: Axle): AxleSize {
  const ownRear = axle === "rear" && vehicle.rear_tyre_size !== "";
  return ownRear
    ? { size: vehicle.rear_tyre_size, load: vehicle.rear_load_rating, speed: vehicle.rear_speed_rating }
    : { size: vehicle.tyre_size, load: vehicle.load_rating, speed: vehicle.speed_rating };
}

export const isStaggered = (vehicle: Sizes): boolean =>
  vehicle.rear_tyre_size !== "" && written(sizeOf(vehicle, "rear")) !== written(sizeOf(vehicle, "front"));

/** `205/55 R16 91V`: the size with its load and speed, each said once. */
export function written({ size, load, speed }: AxleSize): string {
  const read = parseTyreSize(size);
  if (!read.ok) return [size, `${load}${speed}`].filter(Boolean).join(" ");
  if (read.size.loadIndex !== undefined || load === "" || speed === "") return formatTyreSize(read.size);
  const whole = parseTyreSize(`${formatTyreSize(read.size)} ${load}${speed}`);
  return whole.ok ? formatTyreSize(whole.size) : `${formatTyreSize(read.size)} ${load}${speed}`;
}

/** Takes `205/55 R16 91V` apart into size, load and speed; null when it is no tyre size. */
export function takeApart(text: string): AxleSize | null {
  const read = parseTyreSize(text);
  if (!read.ok) return null;
  const { loadIndex, loadIndexDual, speed, aboveSpeed, ...bare } = read.size;
  const load = loadIndex === undefined ? "" : `${loadIndex}${loadIndexDual === undefined ? "" : `/${loadIndexDual}`}`;
  return { size: aboveSpeed ? formatTyreSize(read.size) : formatTyreSize(bare), load, speed: speed ?? "" };
}
