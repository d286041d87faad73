/** In the order in which fitters read them out: nearside front first. */
export const tyrePositions = ["front_left", "front_right", "rear_left", "rear_right"] as const;
export type TyrePosition = (typeof tyrePositions)[number];

/** The same positions as they stand in paths. */
export const shortTyrePositions = ["fl", "fr", "rl", "rr"] as const;
export type ShortTyrePosition = (typeof shortTyrePositions)[number];

export function shortPosition(position: TyrePosition): ShortTyrePosition {
  return SHORT[position];
}

export function longPosition(short: ShortTyrePosition): TyrePosition {
  return LONG[short];
}

export function isTyrePosition(text: string): text is TyrePosition {
  return Object.hasOwn(SHORT, text);
}

export function isShortTyrePosition(text: string): text is ShortTyrePosition {
  return Object.hasOwn(LONG, text);
}

/** Left and right are seen from the driver's seat; in the UK the kerb, and so the nearside, is on the left. */
export function sideOf(position: TyrePosition): "nearside" | "offside" {
  return position === "front_left" || position === "rear_left" ? "nearside" : "offside";
}

export function axleOf(position: TyrePosition): "front" | "rear" {
  return position === "front_left" || position === "front_right" ? "front" : "rear";
}

const SHORT: Readonly<Record<TyrePosition, ShortTyrePosition>> = {
  front_left: "fl",
  front_right: "fr",
  rear_left: "rl",
  rear_right: "rr",
};

const LONG: Readonly<Record<ShortTyrePosition, TyrePosition>> = {
  fl: "front_left",
  fr: "front_right",
  rl: "rear_left",
  rr: "rear_right",
};
