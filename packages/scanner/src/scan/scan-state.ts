import type { ReplyOf } from "@treadclub/contract/endpoint";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import { type MeasurementStatus, type PositionCode, positionCodes } from "@treadclub/contract/measurement/states";
import type { Outcome } from "#scanner/launch/payload.ts";
import type { Trouble } from "./trouble.ts";
import type { ShotId } from "./photo-keys.ts";

export type ScannerView = ReplyOf<MeasurementCatalog["openScanner"]>;

export interface Tyre {
  readonly id: number;
  /** Which of the launch's sessions it belongs to. */
  readonly session: number;
  readonly position: PositionCode | null;
  readonly status: MeasurementStatus;
}

export type Step =
  | { readonly name: "explain" }
  | { readonly name: "choose" }
  /** All tyres, where there are several. */
  | { readonly name: "tyres" }
  /** `shot` null: whichever is wanted next. */
  | { readonly name: "camera"; readonly id: number; readonly shot: ShotId | null }
  | { readonly name: "check"; readonly id: number }
  | { readonly name: "reading"; readonly id: number }
  | { readonly name: "done" }
  /** Nothing was handed in, and nothing can be any more. */
  | { readonly name: "ended" };

export interface ScanState {
  readonly step: Step;
  readonly views: readonly ScannerView[];
  readonly tyres: readonly Tyre[];
  readonly isStarted: boolean;
  readonly isChosen: boolean;
  /** Whether the way back may be followed by itself. Told when the scanner opens, because only then the service is shown the addresses. */
  readonly mayReturn: boolean;
  /** Tyres whose photos are on their way. */
  readonly sending: readonly number[];
  /** Why a tyre came back from sending. */
  readonly refused: Readonly<Record<number, Trouble>>;
}

export type ScanEvent =
  /** The service's word on every session. */
  | { readonly kind: "viewed"; readonly views: readonly ScannerView[] }
  | { readonly kind: "started" }
  | { readonly kind: "planned"; readonly views: readonly ScannerView[] }
  | { readonly kind: "take"; readonly id: number; readonly shot: ShotId | null }
  | { readonly kind: "check" | "reading" | "sent"; readonly id: number }
  | { readonly kind: "overview" }
  | { readonly kind: "refused"; readonly id: number; readonly trouble: Trouble }
  | { readonly kind: "handedIn"; readonly id: number; readonly views: readonly ScannerView[] };

export interface Beginning {
  readonly isStarted: boolean;
  readonly isChosen: boolean;
  readonly sending: readonly number[];
}

export function openedState(views: readonly ScannerView[], before: Beginning): ScanState {
  const tyres = tyresOf(views);
  const sending = before.sending.filter((id) => tyres.some((tyre) => tyre.id === id && isUnsent(tyre)));
  const mayReturn = views.every((view) => view.may_return);
  const state: ScanState = { ...before, step: { name: "explain" }, views, tyres, mayReturn, sending, refused: {} };
  const home = homeOf(state);
  const isUnderWay = before.isStarted || home.name === "done" || home.name === "ended" || tyres.some(isHandedIn);
  return isUnderWay ? { ...state, isStarted: true, step: home } : state;
}

export function scanStep(state: ScanState, event: ScanEvent): ScanState {
  switch (event.kind) {
    case "viewed":
      return settled(withViews(state, event.views));
    case "started":
      return atHome({ ...state, isStarted: true });
    case "planned":
      return atHome({ ...withViews(state, event.views), isChosen: true });
    case "take":
      return openTyre(state, event.id) ? { ...state, step: { name: "camera", id: event.id, shot: event.shot } } : state;
    case "check":
    case "reading":
      return openTyre(state, event.id) ? { ...state, step: { name: event.kind, id: event.id } } : state;
    case "overview":
      return atHome(state);
    case "sent": {
      const { [event.id]: _old, ...refused } = state.refused;
      return atHome({ ...state, refused, sending: [...new Set([...state.sending, event.id])] });
    }
    case "refused": {
      const back = { ...without(state, event.id), refused: { ...state.refused, [event.id]: event.trouble } };
      return state.step.name === "done" ? { ...back, step: { name: "check", id: event.id } } : back;
    }
    case "handedIn":
      return settled(withViews(without(state, event.id), event.views));
  }
}

export const isUnsent = (tyre: Tyre): boolean => tyre.status === "unknown" || tyre.status === "waiting_for_images";
export const isHandedIn = (tyre: Tyre): boolean => !isUnsent(tyre) && tyre.status !== "aborted";

/** Tyres that wait for the driver, in the order of walking round the car. */
export const tyresToScan = (state: Pick<ScanState, "tyres" | "sending">): readonly Tyre[] =>
  state.tyres.filter((tyre) => isUnsent(tyre) && !state.sending.includes(tyre.id));

/** The tyres were not chosen yet: a single one without a position, or all four of a session that nobody has planned. */
export function needsChoice({ views, tyres, isChosen }: Pick<ScanState, "views" | "tyres" | "isChosen">): boolean {
  if (!views.some((view) => view.may_plan)) return false;
  if (tyres.some((tyre) => tyre.position === null && isUnsent(tyre))) return true;
  const isPlanned = isChosen || views.some((view) => view.is_planned);
  return !isPlanned && tyres.length === positionCodes.length && views.length === 1;
}

/** How many tyres can be chosen. */
export const choiceLimit = (views: readonly ScannerView[]): number =>
  views.length === 1 && views[0]?.workflow === "3" ? positionCodes.length : views.length;

/** A step with another one of this page before it. */
export const isInnerStep = ({ step, tyres }: Pick<ScanState, "step" | "tyres">): boolean =>
  step.name === "reading" || ((step.name === "camera" || step.name === "check") && tyres.length > 1);

/** How a finished scan is reported to the integrator. */
export function outcomeOf(tyres: readonly Tyre[]): Outcome {
  const handedIn = tyres.filter(isHandedIn);
  if (handedIn.length === 0) return "aborted";
  return handedIn.every((tyre) => tyre.status === "failed") ? "failed" : "completed";
}

const openTyre = (state: ScanState, id: number): boolean => tyresToScan(state).some((tyre) => tyre.id === id);

function homeOf(state: ScanState): Step {
  if (needsChoice(state)) return { name: "choose" };
  const [first] = tyresToScan(state);
  if (first) return state.tyres.length === 1 ? { name: "camera", id: first.id, shot: null } : { name: "tyres" };
  return state.sending.length > 0 || state.tyres.some(isHandedIn) ? { name: "done" } : { name: "ended" };
}

const atHome = (state: ScanState): ScanState => ({ ...state, step: homeOf(state) });

/** Stays where the driver is, unless that tyre is gone or everything is over. */
function settled(state: ScanState): ScanState {
  const { step } = state;
  if (step.name === "explain" && tyresToScan(state).length > 0) return state;
  if ("id" in step) return openTyre(state, step.id) ? state : atHome(state);
  return atHome(state);
}

function without(state: ScanState, id: number): ScanState {
  return { ...state, sending: state.sending.filter((one) => one !== id) };
}

function withViews(state: ScanState, views: readonly ScannerView[]): ScanState {
  const tyres = tyresOf(views);
  const unsent = new Set(tyres.filter(isUnsent).map(({ id }) => id));
  return { ...state, views, tyres, sending: state.sending.filter((id) => unsent.has(id)) };
}

const tyresOf = (views: readonly ScannerView[]): readonly Tyre[] =>
  views
    .flatMap((view, session) =>
      view.measurements.map((one) => ({
        id: one.measurement_id,
        session,
        position: one.position_code,
        status: one.status,
      })),
    )
    .toSorted((a, b) => rank(a.position) - rank(b.position) || a.id - b.id);

// Round the car the short way: down the kerb side, up the other.
const walk: readonly PositionCode[] = ["fl", "rl", "rr", "fr"];
const rank = (position: PositionCode | null): number => (position === null ? walk.length : walk.indexOf(position));
