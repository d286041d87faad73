import type { InputOf } from "@treadclub/contract/endpoint";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import { isObject } from "#scanner/kit/guards.ts";

/** What the driver read: depths by a gauge, or whether the tread hides the outer band of a 20p coin. */
export type Reading = NonNullable<InputOf<MeasurementCatalog["handInImages"]>["body"]["reading"]>;

export const readingPlaces = ["inner", "middle", "outer"] as const;
export type ReadingPlace = (typeof readingPlaces)[number];

export const MAX_DEPTH_MM = 25;

export const isDepth = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= MAX_DEPTH_MM;

/** A depth as people type it: `2.5`, `2,5`, `2.5 mm`. Null for anything else. */
export function depthOf(text: string): number | null {
  const [, digits] = /^\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:mm|мм|毫米)?\s*$/i.exec(text) ?? [];
  const depth = digits === undefined ? Number.NaN : Number(digits.replace(",", "."));
  return isDepth(depth) ? depth : null;
}

export function readingOf(kept: unknown): Reading | null {
  if (!isObject(kept)) return null;
  const { inner_mm, middle_mm, outer_mm, inner_hidden, middle_hidden, outer_hidden } = kept;
  if (kept["kind"] === "gauge" && isDepth(inner_mm) && isDepth(middle_mm) && isDepth(outer_mm))
    return { kind: "gauge", inner_mm, middle_mm, outer_mm };
  const isCoin = [inner_hidden, middle_hidden, outer_hidden].every((hidden) => typeof hidden === "boolean");
  if (kept["kind"] !== "coin" || !isCoin) return null;
  return {
    kind: "coin",
    inner_hidden: inner_hidden === true,
    middle_hidden: middle_hidden === true,
    outer_hidden: outer_hidden === true,
  };
}
