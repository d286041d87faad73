import { measurementStatuses } from "@treadclub/contract/measurement/states";
import { expect, it } from "vitest";
import { mayReview, mayUndo } from "./policy.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

it("a reviewer judges what waits for a person, and depths that nobody has confirmed", () => {
  const may = (waitingSince: Date | null) => measurementStatuses.filter((state) => mayReview({ state, waitingSince }));
  expect(may(null)).toEqual(["result_ready", "result_and_report_ready"]);
  expect(may(now).filter((state) => state !== "unknown" && state !== "waiting_for_images")).toEqual([
    "processing",
    "result_ready",
    "result_and_report_ready",
  ]);
});

it("takes back what a person judged less than a day ago", () => {
  const may = (reviewedAt: Date | null) => measurementStatuses.filter((state) => mayUndo({ state, reviewedAt }, now));
  expect([may(ago(0)), may(ago(23.9))]).toEqual([
    ["completed", "failed"],
    ["completed", "failed"],
  ]);
  expect([may(ago(24)), may(null)]).toEqual([[], []]);
});
