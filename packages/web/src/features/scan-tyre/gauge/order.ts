import { treadEdges, type TreadEdge } from "@treadclub/rules/gauge";
import { tyrePositions, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { longStore } from "#kit/storage.ts";

export const walks = ["clockwise", "anticlockwise", "axles"] as const;
export const firstEdges = ["inner", "outer"] as const;

/** How a fitter walks around a car with a gauge. */
export interface GaugeOrder {
  readonly start: TyrePosition;
  readonly walk: (typeof walks)[number];
  readonly firstEdge: (typeof firstEdges)[number];
}

/** One depth to measure. */
export interface Stop {
  readonly position: TyrePosition;
  readonly edge: TreadEdge;
}

export const usualOrder: GaugeOrder = { start: "front_left", walk: "anticlockwise", firstEdge: "outer" };

/** Seen from above, nose up. */
const clockwise: readonly TyrePosition[] = ["front_left", "front_right", "rear_right", "rear_left"];

/** The wheels in the order in which they are measured. */
export function wheelsOf({ start, walk }: GaugeOrder): readonly TyrePosition[] {
  const turned = (round: readonly TyrePosition[]): TyrePosition[] => {
    const at = round.indexOf(start);
    return [...round.slice(at), ...round.slice(0, at)];
  };
  if (walk === "clockwise") return turned(clockwise);
  if (walk === "anticlockwise") return turned(clockwise.toReversed());
  const [front, rear] = start.startsWith("front") ? (["front", "rear"] as const) : (["rear", "front"] as const);
  return start.endsWith("left")
    ? [`${front}_left`, `${front}_right`, `${rear}_left`, `${rear}_right`]
    : [`${front}_right`, `${front}_left`, `${rear}_right`, `${rear}_left`];
}

export const edgesOf = ({ firstEdge }: GaugeOrder): readonly TreadEdge[] =>
  firstEdge === "inner" ? treadEdges : treadEdges.toReversed();

/** All twelve depths in the order in which they are measured. */
export const stopsOf = (order: GaugeOrder): readonly Stop[] =>
  wheelsOf(order).flatMap((position) => edgesOf(order).map((edge) => ({ position, edge })));

const keyOf = (memberId: number): string => `gauge-order-${memberId}`;

/** What was set on this device for a company; null before. */
export function readOrder(memberId: number): GaugeOrder | null {
  const [start, walk, firstEdge] = (longStore.get(keyOf(memberId)) ?? "").split(" ");
  const order = {
    start: tyrePositions.find((one) => one === start),
    walk: walks.find((one) => one === walk),
    firstEdge: firstEdges.find((one) => one === firstEdge),
  };
  if (!order.start || !order.walk || !order.firstEdge) return null;
  return { start: order.start, walk: order.walk, firstEdge: order.firstEdge };
}

export const keepOrder = (memberId: number, { start, walk, firstEdge }: GaugeOrder): void =>
  longStore.set(keyOf(memberId), [start, walk, firstEdge].join(" "));
