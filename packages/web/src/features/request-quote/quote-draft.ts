import { estimatedTyrePence } from "@treadclub/rules/discount";
import { lastDayOf } from "@treadclub/rules/horizons";
import { axleOf, tyrePositions, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { isAcceptedBy } from "#kit/issuer-words.ts";
import { isDay } from "@treadclub/rules/time";
import type { CreateQuoteBody } from "#entities/quote/consumer-queries.ts";
import { tyreRanges } from "#entities/quote/tyre-preference.ts";
import { isStaggered, sizeOf, takeApart, written } from "#entities/vehicle/tyre-sizes.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import type { Voucher } from "#entities/voucher/queries.ts";

export const brandPreferences = ["any", "budget", "mid", "premium", "own"] as const;
export type BrandPreference = (typeof brandPreferences)[number];

export interface AskedFitter {
  readonly id: number;
  readonly name: string;
}

/** A request for prices while it is filled in. */
export interface QuoteDraft {
  readonly vehicleId: number;
  readonly positions: readonly TyrePosition[];
  /** With load and speed, `205/55 R16 91V`. */
  readonly size: string;
  readonly isSizeChanged: boolean;
  readonly brandPreference: BrandPreference;
  readonly brandName: string;
  /** `YYYY-MM-DD` or "". */
  readonly preferredOn: string;
  readonly fitters: readonly AskedFitter[];
  readonly voucherIds: readonly number[];
  readonly message: string;
  /** What the driver expects a tyre to cost, until a fitter names a price. */
  readonly tyrePence: number | null;
}

export const mostFitters = 5;
export const mostVouchers = 4;

export function newQuoteDraft(
  vehicle: Vehicle,
  positions: readonly TyrePosition[],
  voucherIds: readonly number[] = [],
  fitters: readonly AskedFitter[] = [],
): QuoteDraft {
  const chosen = oneSize(vehicle, positions);
  return {
    vehicleId: vehicle.id,
    positions: chosen,
    size: sizeFor(vehicle, chosen),
    isSizeChanged: false,
    brandPreference: "any",
    brandName: "",
    preferredOn: "",
    fitters,
    voucherIds: voucherIds.slice(0, mostVouchers),
    message: "",
    tyrePence: estimatedTyrePence,
  };
}

/** Takes a tyre in or out. Where front and rear differ, a tyre of the other axle replaces those chosen: one request is for one size. */
export function togglePosition(draft: QuoteDraft, position: TyrePosition, vehicle: Vehicle): QuoteDraft {
  const isOut = draft.positions.includes(position);
  const kept = isStaggered(vehicle)
    ? draft.positions.filter((one) => axleOf(one) === axleOf(position))
    : draft.positions;
  const next = isOut ? draft.positions.filter((one) => one !== position) : [...kept, position];
  const positions = tyrePositions.filter((one) => next.includes(one));
  const size = draft.isSizeChanged ? draft.size : sizeFor(vehicle, positions);
  return { ...draft, positions, size };
}

/** Takes one in or out, unless the list is full. */
export const toggleFitter = (fitters: readonly AskedFitter[], fitter: AskedFitter): readonly AskedFitter[] => {
  if (fitters.some((one) => one.id === fitter.id)) return fitters.filter((one) => one.id !== fitter.id);
  return fitters.length < mostFitters ? [...fitters, fitter] : fitters;
};

export const toggleVoucher = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : ids.length < mostVouchers ? [...ids, id] : ids;

export type DraftProblem = "needTyre" | "wrongSize" | "brandMissing" | "onPast" | "onFar" | "needFitter";
export const draftSteps = ["tyres", "fitters", "send"] as const;
export type DraftStep = (typeof draftSteps)[number];

/** What a step still lacks, in the order of the screen. */
export function problemsOf(draft: QuoteDraft, step: DraftStep, today: string): DraftProblem[] {
  if (step === "fitters") return draft.fitters.length === 0 ? ["needFitter"] : [];
  return step === "tyres" ? tyreProblems(draft) : dayProblems(draft, today);
}

/** A voucher comes off the price of those fitters that honour it. */
export const isHonoured = (
  voucher: Pick<Voucher, "by" | "member_id" | "group">,
  fitters: readonly AskedFitter[],
): boolean => voucher.by === "platform" || fitters.some(({ id }) => isAcceptedBy(voucher, id));

/** Returns the brand, or the price range in its place; empty without a preference. */
export function brandOf({ brandPreference, brandName }: Pick<QuoteDraft, "brandPreference" | "brandName">): string {
  if (brandPreference === "any") return "";
  return brandPreference === "own" ? brandName.trim() : tyreRanges[brandPreference];
}

/** Vouchers that nobody asked takes are left out. */
export function bodyOf(draft: QuoteDraft, vouchers: readonly Voucher[]): CreateQuoteBody {
  const taken = takeApart(draft.size);
  const usable = new Set(vouchers.filter((voucher) => isHonoured(voucher, draft.fitters)).map((voucher) => voucher.id));
  return {
    vehicle_id: draft.vehicleId,
    member_ids: draft.fitters.map((fitter) => fitter.id),
    positions: [...draft.positions],
    tyre_size: taken?.size ?? draft.size,
    load_rating: taken?.load ?? "",
    speed_rating: taken?.speed ?? "",
    tyre_brand: brandOf(draft),
    preferred_on: draft.preferredOn === "" ? null : draft.preferredOn,
    voucher_ids: draft.voucherIds.filter((id) => usable.has(id)),
    message_to_fitter: draft.message.trim(),
  };
}

function sizeFor(vehicle: Vehicle, positions: readonly TyrePosition[]): string {
  const [first] = positions;
  return written(sizeOf(vehicle, first === undefined ? "front" : axleOf(first)));
}

/** In the order of the car; where front and rear differ, those of the axle of the first. */
function oneSize(vehicle: Vehicle, positions: readonly TyrePosition[]): readonly TyrePosition[] {
  const [first] = positions;
  return tyrePositions.filter(
    (one) => positions.includes(one) && (first === undefined || !isStaggered(vehicle) || axleOf(one) === axleOf(first)),
  );
}

function tyreProblems({ positions, size, brandPreference, brandName }: QuoteDraft): DraftProblem[] {
  const problems: DraftProblem[] = positions.length === 0 ? ["needTyre"] : [];
  if (!takeApart(size)) problems.push("wrongSize");
  if (brandPreference === "own" && brandName.trim() === "") problems.push("brandMissing");
  return problems;
}

function dayProblems({ preferredOn }: QuoteDraft, today: string): DraftProblem[] {
  if (preferredOn === "") return [];
  if (!isDay(preferredOn) || preferredOn < today) return ["onPast"];
  return preferredOn > lastDayOf("preferred", today) ? ["onFar"] : [];
}
