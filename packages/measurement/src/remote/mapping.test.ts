import { measurementStatuses, type MeasurementStatus } from "@treadclub/contract/measurement/states";
import { describe, expect, it } from "vitest";
import { measurementMachine } from "#measurement/states";
import { reported as toldOf } from "#testing/remote-sessions";
import {
  chosenTyres,
  depthColumns,
  movesTo,
  paired,
  orderFor,
  reasonsOf,
  remoteUncertaintyMm,
  type Known,
} from "./mapping.ts";
import type { RemoteMeasurement, RemoteRegion } from "./port.ts";

const reported = (over: Partial<RemoteMeasurement> = {}): RemoteMeasurement => toldOf({ isWhole: true, ...over });
const known = (id: number, positionCode: Known["positionCode"], state: MeasurementStatus = "unknown"): Known => ({
  id,
  positionCode,
  state,
});
const regions = (...mm: (number | null)[]): RemoteRegion[] => mm.map((one) => ({ mm: one, place: null }));

describe("the moves to a status", () => {
  const rank: Readonly<Record<MeasurementStatus, number>> = {
    unknown: 0,
    waiting_for_images: 1,
    processing: 2,
    result_ready: 3,
    result_and_report_ready: 4,
    completed: 5,
    aborted: 5,
    failed: 5,
  };
  const all = measurementStatuses.flatMap((from) =>
    measurementStatuses.map((to): [MeasurementStatus, MeasurementStatus] => [from, to]),
  );

  it.each(all)("lead from %s to %s by the machine, or nowhere when that lies behind", (from, to) => {
    let state: MeasurementStatus = from;
    for (const event of movesTo(from, to)) {
      const rule: { from: readonly MeasurementStatus[]; to: MeasurementStatus } = measurementMachine.moves[event];
      expect(rule.from).toContain(state);
      state = rule.to;
    }
    expect(state).toBe(rank[to] > rank[from] ? to : from);
  });

  it("are none for a status that nobody knows", () => {
    for (const from of measurementStatuses) expect(movesTo(from, null)).toEqual([]);
  });
});

describe("pairs", () => {
  const ids = (pairs: ReturnType<typeof paired>) => pairs.map((pair) => [pair.known.id, pair.reported.message]);

  it("go by position, whatever the order", () => {
    const theirs = [reported({ positionCode: "rr", message: "c" }), reported({ positionCode: "fl", message: "a" })];
    expect(ids(paired([known(1, "fl"), known(2, "fr"), known(3, "rr")], theirs))).toEqual([
      [1, "a"],
      [3, "c"],
    ]);
  });

  it("go by order where no position is told, around those that are", () => {
    const theirs = [
      reported({ message: "first" }),
      reported({ positionCode: "fl", message: "left" }),
      reported({ message: "last" }),
    ];
    expect(ids(paired([known(1, "fl"), known(2, "fr"), known(3, "rl")], theirs))).toEqual([
      [1, "left"],
      [2, "first"],
      [3, "last"],
    ]);
  });

  it("leave out what nobody here knows of, and a tyre that was begun never becomes another", () => {
    expect(ids(paired([known(1, null)], [reported({ message: "a" }), reported({ message: "b" })]))).toEqual([[1, "a"]]);
    expect(paired([known(1, "fl", "processing")], [reported({ positionCode: "rr" })])).toEqual([]);
    expect(ids(paired([known(1, "fl")], [reported({ positionCode: "rr", message: "chosen there" })]))).toEqual([
      [1, "chosen there"],
    ]);
    expect(paired([known(1, "fl")], [])).toEqual([]);
  });

  it("take two answers for one position as one", () => {
    const theirs = [reported({ positionCode: "fl", message: "a" }), reported({ positionCode: "fl", message: "b" })];
    expect(ids(paired([known(1, "fl", "processing")], theirs))).toEqual([[1, "a"]]);
  });
});

describe("tyres that were chosen over there", () => {
  const four = [known(1, "fl"), known(2, "fr"), known(3, "rl"), known(4, "rr", "waiting_for_images")];

  it("are taken over while none was begun here", () => {
    expect(chosenTyres(four, [reported({ positionCode: "fr" }), reported({ positionCode: "fl" })])).toEqual([
      "fr",
      "fl",
    ]);
    expect(chosenTyres([known(1, null)], [reported({ positionCode: "rr" })])).toEqual(["rr"]);
  });

  it.each([
    ["the same", four, ["rr", "fl", "fr", "rl"] as const, true],
    ["none at all", four, [], true],
    ["twice the same", four, ["fl", "fl"] as const, true],
    ["one without a position", four, ["fl", null] as const, true],
    ["a list that may still grow", four, ["fl"] as const, false],
    ["something begun here", [known(1, "fl", "processing"), known(2, "fr")], ["fl"] as const, true],
  ])("are not taken over: %s", (_, ours, codes, isWhole) => {
    expect(
      chosenTyres(
        ours,
        codes.map((positionCode) => reported({ positionCode, isWhole, status: "waiting_for_images" })),
      ),
    ).toBeNull();
  });

  it("are not, before the scanner was opened there: then the choice is ours", () => {
    expect(chosenTyres(four, [reported({ positionCode: "fl", status: "unknown" })])).toBeNull();
  });
});

describe("what has to be told over there", () => {
  const open = { status: "unknown" } as const;

  it.each([
    [
      "tyres that were chosen here",
      [known(1, "rl")],
      [reported({ ...open, positionCode: "fl" })],
      { kind: "plan", positions: ["rl"] },
    ],
    ["a tyre where none was known", [known(1, "rl")], [reported(open)], { kind: "plan", positions: ["rl"] }],
    [
      "that nobody scans the rest",
      [known(1, "rl", "processing"), known(2, "rr", "aborted")],
      [reported({ positionCode: "rl" }), reported({ ...open, positionCode: "rr" })],
      { kind: "abort" },
    ],
    ["that nobody scans", [known(1, "rl", "aborted")], [reported({ status: "waiting_for_images" })], { kind: "abort" }],
  ])("is %s", (_, ours, theirs, order) => expect(orderFor(ours, theirs)).toEqual(order));

  it.each([
    ["the same tyres", [known(1, "rl")], [reported({ ...open, positionCode: "rl" })]],
    ["no tyre that was chosen here", [known(1, null)], [reported({ ...open, positionCode: "rl" })]],
    [
      "tyres that the driver has opened there",
      [known(1, "rl")],
      [reported({ status: "waiting_for_images", positionCode: "fl" })],
    ],
    ["an end that is known", [known(1, "rl", "aborted")], [reported({ status: "aborted" })]],
    [
      "an end while a tyre is open here",
      [known(1, "rl", "aborted"), known(2, "rr")],
      [reported(open), reported({ ...open, positionCode: "rr" })],
    ],
    ["what was handed in there", [known(1, "rl", "aborted")], [reported({ status: "processing" })]],
    ["anything to a service of another kind", [known(1, "rl", "aborted")], [reported({ ...open, isWhole: false })]],
    ["an empty answer", [known(1, "rl", "aborted")], []],
  ])("is not %s", (_, ours, theirs) => expect(orderFor(ours, theirs)).toBeNull());
});

describe("what was read", () => {
  it.each([
    ["fl", [3.1, 4.2, 5.3], { outerMm: 3.1, middleMm: 4.2, innerMm: 5.3 }],
    ["rr", [3.1, 4.2, 5.3], { innerMm: 3.1, middleMm: 4.2, outerMm: 5.3 }],
    [null, [3.1, 4.2, 5.3], { innerMm: 3.1, middleMm: 4.2, outerMm: 5.3 }],
    ["fr", [], { innerMm: null, middleMm: null, outerMm: null }],
    ["fr", [4], { innerMm: null, middleMm: 4, outerMm: null }],
    ["fl", [4, 5], { innerMm: 5, middleMm: null, outerMm: 4 }],
    ["fr", [6, 2, 5, 4, 3, 7], { innerMm: 2, middleMm: 4, outerMm: 3 }],
    ["fr", [6, 2, 5, 4, 3], { innerMm: 2, middleMm: 4, outerMm: 3 }],
    ["fr", [3, null, 4], { innerMm: 3, middleMm: null, outerMm: 4 }],
    ["fr", [null, null, null], { innerMm: null, middleMm: null, outerMm: null }],
  ] as const)("at %s of regions %j", (position, mm, edges) => {
    const columns = depthColumns(reported({ regions: regions(...mm) }), position);
    expect(columns).toMatchObject({
      ...edges,
      remoteRegions: mm,
      method: "remote",
      uncertaintyMm: remoteUncertaintyMm,
    });
  });

  it("goes by the places that regions name, and stands in our order", () => {
    const placed: RemoteRegion[] = [
      { mm: 1, place: "inner" },
      { mm: 2, place: "middle" },
      { mm: 3, place: "outer" },
    ];
    expect(depthColumns(reported({ regions: placed }), "fl")).toMatchObject({
      innerMm: 1,
      outerMm: 3,
      remoteRegions: [3, 2, 1],
    });
    expect(depthColumns(reported({ regions: placed }), "rr")).toMatchObject({
      innerMm: 1,
      outerMm: 3,
      remoteRegions: [1, 2, 3],
    });
  });

  it("keeps how sure the other service is, and that a result was made up", () => {
    expect(depthColumns(reported({ uncertaintyMm: 0.2, isSandbox: true, globalMm: 4.4 }), "fl")).toMatchObject({
      uncertaintyMm: 0.2,
      method: "sandbox",
      globalMm: 4.4,
    });
  });
});

it.each([
  [[], ["unreadable"]],
  [
    ["GLARE", "blurry"],
    ["blurry", "glare"],
  ],
  [["110"], ["blurry"]],
  [["111"], ["too_few_images"]],
  [["150", "lens_cap"], ["unreadable"]],
  [
    ["lens_cap", "too_dark"],
    ["too_dark", "unreadable"],
  ],
])("reasons %j are ours as %j", (said, ours) => {
  expect(reasonsOf(said)).toEqual(ours);
});
