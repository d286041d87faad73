import type { ReactElement } from "react";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import type { Translate } from "@treadclub/texts";
import { useT } from "#kit/i18n.ts";
import { CarFromAbove, type Wheel } from "#ui/CarFromAbove.tsx";
import { lookOf } from "./scan-state.ts";

export type TyreState = ReplyOf<Catalog["allUserVehicles"]>["list"][number]["tyres"][number];

interface VehicleTyresProps {
  readonly tyres: readonly TyreState[];
  /** Where a wheel leads; without it, `onChoose` or nothing. */
  readonly hrefOf?: ((position: TyrePosition, tyre: TyreState | undefined) => string) | undefined;
  readonly selected?: TyrePosition | undefined;
  readonly onChoose?: ((position: TyrePosition) => void) | undefined;
  readonly label: string;
}

/** A car from above with what is known of each of its tyres. */
export function VehicleTyres({ tyres, hrefOf, selected, onChoose, label }: VehicleTyresProps): ReactElement {
  const t = useT();
  const wheel = (position: TyrePosition): Wheel => {
    const tyre = tyres.find((one) => one.position === position);
    const href = hrefOf?.(position, tyre);
    return { ...wheelOf(tyre, t), ...(href !== undefined && { href }) };
  };
  return <CarFromAbove wheels={byPosition(wheel)} selected={selected} onChoose={onChoose} label={label} />;
}

export function byPosition<T>(of: (position: TyrePosition) => T): Record<TyrePosition, T> {
  return {
    front_left: of("front_left"),
    front_right: of("front_right"),
    rear_left: of("rear_left"),
    rear_right: of("rear_right"),
  };
}

export function wheelOf(tyre: TyreState | undefined, t: Translate): Wheel {
  if (tyre?.state === null && tyre.fitted_at !== null) return { tone: "good", word: t("scan.state.fitted") };
  if (!tyre || tyre.state === null) return { tone: "neutral", word: t("scan.state.none") };
  return {
    ...lookOf({ state: tyre.state, results: tyre.results, minimum_mm: tyre.minimum_mm }, t),
    depthMm: tyre.minimum_mm,
  };
}
