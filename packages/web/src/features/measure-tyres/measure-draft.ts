import { tyrePositions, type TyrePosition } from "@treadclub/rules/vehicle-position";
import type { Translate } from "@treadclub/texts";
import type { FormErrors } from "#ui/form-errors.ts";
import type { Measurer, MeasureSubject } from "./measure-subject.ts";

export interface MeasureDraft {
  readonly positions: readonly TyrePosition[];
  readonly mileage: number | null;
}

/** The chosen tyres after one of them was pressed, in the order of the car. */
export const pressed = (chosen: readonly TyrePosition[], position: TyrePosition): TyrePosition[] =>
  tyrePositions.filter((one) => chosen.includes(one) !== (one === position));

/** What is asked for; else the tyres without a result; else all four, the oldest result first. As many as there are scans for. */
export function firstChoice({ positions, tyres }: Subject, measurer: Measurer): TyrePosition[] {
  const most = measurer.kind === "driver" ? Math.max(0, measurer.balance) : tyrePositions.length;
  const scannedAt = (position: TyrePosition): string =>
    tyres.find((tyre) => tyre.position === position)?.scanned_at ?? "";
  const unread = tyrePositions.filter((position) => scannedAt(position) === "" && !isBeingRead(position, tyres));
  const oldestFirst = tyrePositions.toSorted((a, b) => scannedAt(a).localeCompare(scannedAt(b)));
  const wanted = [positions, unread, oldestFirst].find((choice) => choice.length > 0) ?? [];
  const chosen = tyrePositions.filter((position) => wanted.includes(position));
  return chosen.length <= most ? chosen : tyrePositions.filter((position) => wanted.slice(0, most).includes(position));
}

type Subject = Pick<MeasureSubject, "positions" | "tyres">;

const isBeingRead = (position: TyrePosition, tyres: Subject["tyres"]): boolean => {
  const state = tyres.find((tyre) => tyre.position === position)?.state ?? null;
  return state !== null && state !== "rejected";
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
