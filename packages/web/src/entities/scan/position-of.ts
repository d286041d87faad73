import {
  isShortTyrePosition,
  isTyrePosition,
  longPosition,
  type TyrePosition,
} from "@treadclub/rules/vehicle-position";

/** A position of an address, `fl` or `front_left`; null for anything else. */
export function positionOf(text: string | undefined): TyrePosition | null {
  if (text === undefined) return null;
  if (isShortTyrePosition(text)) return longPosition(text);
  return isTyrePosition(text) ? text : null;
}
