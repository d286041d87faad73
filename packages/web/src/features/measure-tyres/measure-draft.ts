import { tyrePositions, type TyrePosition } from "@treadclub/rules/vehicle-position";
import type { Translate } from "@treadclub/texts";
import type { FormErrors } from "#ui/form-errors.ts";
import type { Measurer } from "./measure-subject.ts";

export interface MeasureDraft {
  readonly positions: readonly TyrePosition[];
  readonly mileage: number | null;
}

/** The chosen tyres after one of them was pressed, in the order of the car. */
export const pressed = (chosen: readonly TyrePosition[], position: TyrePosition): TyrePosition[] =>
  tyrePositions.filter((one) => chosen.includes(one) !== (one === position));

/** All four, or as many as there are scans for. */
export const firstChoice = (wanted: readonly TyrePosition[], measurer: Measurer): TyrePosition[] => {
  const positions = wanted.length > 0 ? tyrePositions.filter((one) => wanted.includes(one)) : [...tyrePositions];
  return measurer.kind === "driver" ? positions.slice(0, Math.max(0, measurer.balance)) : positions;
};

/** More tyres than there are scans for. */
export const isTooMany = (count: number, measurer: Measurer): boolean =>
  measurer.kind === "driver" && count > measurer.balance;

export function draftProblems(
  { positions, mileage }: MeasureDraft,
  measurer: Measurer,
  t: Translate,
): FormErrors<MeasureDraft> {
  return {
    positions: positionsProblem(positions.length, measurer, t),
    mileage: mileage !== null && !isMileage(mileage) ? t("scan.check.mileageWrong") : undefined,
  };
}

function positionsProblem(count: number, measurer: Measurer, t: Translate): string | undefined {
  if (count === 0) return t("scan.measure.pick");
  if (measurer.kind !== "driver" || !isTooMany(count, measurer)) return undefined;
  return t("scan.measure.tooMany", { count: measurer.balance });
}

/** One tyre is the service's workflow 2, several are 3. */
export const workflowOf = (positions: readonly TyrePosition[]): "2" | "3" => (positions.length > 1 ? "3" : "2");

const isMileage = (miles: number): boolean => Number.isInteger(miles) && miles >= 0 && miles <= 2_000_000;
