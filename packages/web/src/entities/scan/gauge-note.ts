import { treadEdges, wholeDepths, type EdgeDepths } from "@treadclub/rules/gauge";
import { isTyrePosition, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { isRecord } from "#kit/is-record.ts";

/** The depths of one tyre as far as they are measured. */
export interface GaugeTyre extends EdgeDepths {
  readonly position: TyrePosition;
}

/** How many of the twelve depths are measured. */
export const countDepths = (gauge: readonly GaugeTyre[]): number =>
  gauge.flatMap(({ inner, middle, outer }) => [inner, middle, outer]).filter((mm) => mm !== null).length;

/** The photo of the gauge at a tyre. */
export const gaugeShotOf = (position: TyrePosition): `gauge_${TyrePosition}` => `gauge_${position}`;

/** Returns the measured tyres of a note with their photos, as they are sent; tyres without all three depths are left out. */
export const measuredTyres = (
  { gauge, slots }: { readonly gauge: readonly GaugeTyre[]; readonly slots: readonly string[] },
  uploadIds: readonly string[],
) =>
  gauge.flatMap(({ position, ...edges }) => {
    const depths = wholeDepths(edges);
    if (depths === null) return [];
    return [
      {
        position,
        depths: { inner_mm: depths.innerMm, middle_mm: depths.middleMm, outer_mm: depths.outerMm },
        upload_ids: uploadIds.filter((_, at) => slots[at] === gaugeShotOf(position)),
      },
    ];
  });

/** Whether an earlier page wrote this. */
export function isGaugeTyre(value: unknown): value is GaugeTyre {
  if (!isRecord(value)) return false;
  const { position } = value;
  return (
    typeof position === "string" &&
    isTyrePosition(position) &&
    treadEdges.every((edge) => value[edge] === null || typeof value[edge] === "number")
  );
}
