import { makeTranslate } from "@treadclub/texts";
import { integrator } from "@treadclub/texts/en/integrator";
import { scan } from "@treadclub/texts/en/scan";
import { ui } from "@treadclub/texts/en/ui";
import { describe, expect, it } from "vitest";
import { remarksOf, stepsOf } from "./session-steps.ts";
import type { Session } from "./queries.ts";

const t = makeTranslate("en", [integrator, scan, ui]);
const format = {
  words: (words: readonly string[]) => words.join(", "),
  labelled: (label: string, value: string) => `${label}: ${value}`,
  dayTime: (instant: string) => instant.slice(0, 16),
};
const words = { t, format };
const at = (minute: number): string => `2026-11-23T10:${String(minute).padStart(2, "0")}:00.000Z`;

const session: Session = {
  id: 7,
  reference: "Job 7",
  workflow: "2",
  outcome: "failed",
  created_at: at(0),
  planned_at: at(0),
  opened_at: at(1),
  expires_at: at(59),
  ended_at: at(6),
  photos_unused: 0,
  photos_refused: 0,
  measurements: [
    {
      id: 9,
      position_code: "fl",
      status: "failed",
      photos: 3,
      quality_reasons: ["blurry", "too_dark"],
      steps: [
        { status: "unknown", at: at(0) },
        { status: "waiting_for_images", at: at(1) },
        { status: "processing", at: at(3) },
        { status: "failed", at: at(5) },
      ],
      messages: [
        {
          id: 4,
          type: "measurement.failed",
          state: "failed",
          tries: 7,
          created_at: at(5),
          sent_at: null,
          last_status: 500,
          last_problem: null,
        },
      ],
    },
  ],
  refused: [
    {
      id: 2,
      at: at(2),
      call: "POST uploads",
      status: 415,
      code: "UNSUPPORTED_MEDIA",
      reason: null,
      fields: {},
      origin: null,
    },
  ],
};

describe("the steps of a session", () => {
  it("are in order, with tyres, reasons, messages and refused calls", () => {
    const steps = stepsOf(session, words);
    expect(steps.map((step) => [step.at.slice(14, 16), step.tyre, step.text])).toEqual([
      ["00", null, "Session started"],
      ["00", null, "Tyres chosen: Front left"],
      ["01", null, "Scanner opened on a phone"],
      ["02", null, "Request rejected: UNSUPPORTED_MEDIA"],
      ["03", "Front left", "3 photos sent"],
      ["05", "Front left", "Couldn’t be read: Blurred, Too dark"],
      ["05", "Front left", "Webhook not delivered: Scan failed"],
    ]);
    expect(steps.at(-1)?.messageId).toBe(4);
  });

  it("leave to remarks what nobody has done", () => {
    expect(remarksOf(session, words)).toEqual([]);
    const waiting = { ...session, outcome: "not_opened", opened_at: null, ended_at: null, photos_unused: 2 } as const;
    expect(remarksOf(waiting, words)).toEqual([
      t("integrator.step.unopened"),
      t("integrator.step.unused", { count: 2 }),
      t("integrator.step.expires", { time: "2026-11-23T10:59" }),
    ]);
  });
});
