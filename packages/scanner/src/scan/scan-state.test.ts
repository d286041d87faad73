import { describe, expect, it } from "vitest";
import { fourTyres, viewOf } from "#scanner/testing/views.ts";
import {
  type ScanEvent,
  type ScanState,
  type ScannerView,
  choiceLimit,
  openedState,
  outcomeOf,
  scanStep,
  tyresToScan,
} from "./scan-state.ts";

const fresh = { isStarted: false, isChosen: false, sending: [] } as const;
const opened = (views: readonly ScannerView[], before: Partial<Parameters<typeof openedState>[1]> = {}): ScanState =>
  openedState(views, { ...fresh, ...before });
const after = (state: ScanState, ...events: readonly ScanEvent[]): ScanState => events.reduce(scanStep, state);
const start = { kind: "started" } as const;

describe("opening", () => {
  it("explains first", () => expect(opened([viewOf([[1, "fl"]])]).step).toEqual({ name: "explain" }));
  it("goes on where it was when it had begun", () => {
    expect(opened([viewOf([[1, "fl"]])], { isStarted: true }).step).toMatchObject({ name: "camera", id: 1 });
    const partly = viewOf([
      [1, "fl", "processing"],
      [2, "fr"],
    ]);
    expect(opened([partly]).step.name).toBe("tyres");
  });
  it("shows what was handed in, or that it is over", () => {
    expect(opened([viewOf([[1, "fl", "completed"]])]).step.name).toBe("done");
    expect(opened([viewOf([[1, "fl", "failed"]])]).step.name).toBe("done");
    expect(opened([viewOf([[1, "fl", "aborted"]])]).step.name).toBe("ended");
  });
  it("goes on sending only what still waits for it", () => {
    const view = viewOf([
      [1, "fl", "processing"],
      [2, "fr"],
    ]);
    expect(opened([view], { isStarted: true, sending: [1, 2, 99] }).sending).toEqual([2]);
  });
});

describe("choosing", () => {
  it("asks which tyre a single scan is of", () => {
    const state = opened([viewOf([[1, null]])]);
    expect(after(state, start).step).toEqual({ name: "choose" });
    expect(choiceLimit(state.views)).toBe(1);
    const planned = viewOf([[2, "rr"]]);
    expect(after(state, start, { kind: "planned", views: [planned] }).step).toMatchObject({ name: "camera", id: 2 });
  });
  it("asks which of four, once", () => {
    const state = opened([viewOf(fourTyres)]);
    expect(after(state, start).step.name).toBe("choose");
    expect(choiceLimit(state.views)).toBe(4);
    expect(after(state, start, { kind: "planned", views: [viewOf(fourTyres)] }).step.name).toBe("tyres");
    expect(opened([viewOf(fourTyres)], { isStarted: true, isChosen: true }).step.name).toBe("tyres");
  });
  it("does not ask where the integrator has chosen", () => {
    expect(after(opened([viewOf(fourTyres.slice(0, 2))]), start).step.name).toBe("tyres");
    expect(after(opened([viewOf([[1, "fl"]])]), start).step.name).toBe("camera");
    expect(after(opened([viewOf(fourTyres, { is_planned: true })]), start).step.name).toBe("tyres");
  });
  it("asks once for all sessions of one tyre each", () => {
    const state = opened([viewOf([[1, null]]), viewOf([[2, null]], { id: 8 })]);
    expect(after(state, start).step.name).toBe("choose");
    expect(choiceLimit(state.views)).toBe(2);
  });
});

describe("scanning several", () => {
  const begun = after(opened([viewOf(fourTyres)], { isChosen: true }), start);
  it("walks round the car", () => {
    expect(begun.tyres.map(({ position }) => position)).toEqual(["fl", "rl", "rr", "fr"]);
  });
  it("takes any of them, and goes back to all when one is sent", () => {
    const sent = after(begun, { kind: "take", id: 4, shot: null }, { kind: "check", id: 4 }, { kind: "sent", id: 4 });
    expect(sent.step.name).toBe("tyres");
    expect(tyresToScan(sent).map(({ id }) => id)).toEqual([1, 3, 2]);
  });
  it("does not open a tyre that is sent, skipped or unknown", () => {
    const sent = after(begun, { kind: "sent", id: 4 });
    for (const id of [4, 99]) expect(after(sent, { kind: "take", id, shot: null })).toBe(sent);
  });
  it("is done when the last one is sent or skipped", () => {
    const skipped = viewOf([
      [1, "fl"],
      [2, "fr", "aborted"],
      [3, "rl", "processing"],
      [4, "rr", "processing"],
    ]);
    const last = after(begun, { kind: "viewed", views: [skipped] }, { kind: "sent", id: 1 });
    expect(last.step.name).toBe("done");
  });
  it("stays at its tyre when another one has been handed in meanwhile", () => {
    const view = viewOf([[1, "fl", "processing"], ...fourTyres.slice(1)]);
    const state = after(begun, { kind: "sent", id: 1 }, { kind: "take", id: 2, shot: "inner" });
    const now = after(state, { kind: "handedIn", id: 1, views: [view] });
    expect(now.step).toEqual({ name: "camera", id: 2, shot: "inner" });
    expect(now.sending).toEqual([]);
  });
  it("leaves a tyre that another tab has handed in", () => {
    const view = viewOf([[1, "fl", "processing"], ...fourTyres.slice(1)]);
    const state = after(begun, { kind: "check", id: 1 });
    expect(after(state, { kind: "viewed", views: [view] }).step.name).toBe("tyres");
  });
});

describe("scanning one", () => {
  const begun = after(opened([viewOf([[1, "fl"]])]), start);
  it("leads from the camera over the check and the reading to the end", () => {
    const checked = after(begun, { kind: "check", id: 1 });
    expect(checked.step).toEqual({ name: "check", id: 1 });
    expect(after(checked, { kind: "reading", id: 1 }).step.name).toBe("reading");
    expect(after(checked, { kind: "sent", id: 1 }).step.name).toBe("done");
  });
  it("comes back to the check with the reason when it is refused, and forgets the reason when it is sent again", () => {
    const refused = after(begun, { kind: "sent", id: 1 }, { kind: "refused", id: 1, trouble: "photo" });
    expect(refused).toMatchObject({ step: { name: "check", id: 1 }, sending: [], refused: { 1: "photo" } });
    expect(after(refused, { kind: "sent", id: 1 }).refused).toEqual({});
  });
  it("is over when it is given up", () => {
    expect(after(begun, { kind: "viewed", views: [viewOf([[1, "fl", "aborted"]])] }).step.name).toBe("ended");
  });
  it("is done for whoever still reads the first page when another tab has handed it in", () => {
    const state = opened([viewOf([[1, "fl"]])]);
    expect(after(state, { kind: "viewed", views: [viewOf([[1, "fl", "processing"]])] }).step.name).toBe("done");
    expect(after(state, { kind: "viewed", views: [viewOf([[1, "fl"]])] }).step.name).toBe("explain");
  });
});

describe("the outcome", () => {
  const of = (...statuses: Parameters<typeof viewOf>[0][number][2][]): string =>
    outcomeOf(opened([viewOf(statuses.map((status, at) => [at + 1, "fl", status ?? "unknown"] as const))]).tyres);
  it("is completed as soon as one tyre was handed in", () => {
    expect(of("processing", "aborted")).toBe("completed");
    expect(of("completed", "failed")).toBe("completed");
    expect(of("result_ready")).toBe("completed");
  });
  it("is failed when nothing of it could be read", () => expect(of("failed", "aborted")).toBe("failed"));
  it("is aborted when nothing was handed in", () => expect(of("aborted", "waiting_for_images")).toBe("aborted"));
});

it("believes the first word on whether the way back may be followed", () => {
  const state = opened([viewOf([[1, "fl"]], { may_return: true })]);
  const later = viewOf([[1, "fl", "processing"]], { may_return: false });
  expect(after(state, { kind: "viewed", views: [later] }).mayReturn).toBe(true);
  expect(opened([viewOf([[1, "fl"]]), viewOf([[2, "fr"]], { may_return: false })]).mayReturn).toBe(false);
});
