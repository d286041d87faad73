import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type DeviceEnv, inAppBrowser, isPhone, readDeviceEnv } from "./device.ts";

const rows = readFileSync(new URL("../fixtures/user-agents.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t"));

describe("device", () => {
  for (const [what = "", touch = "", phone, inApp = "", mobile, userAgent = ""] of rows) {
    it(what, () => {
      const uaMobile = mobile === "-" ? undefined : mobile === "yes";
      expect(isPhone({ userAgent, uaMobile, ...touchOf(touch) })).toBe(phone === "yes");
      expect(inAppBrowser(userAgent)).toBe(inApp === "-" ? null : inApp);
    });
  }

  it("judges at least 30 agents, of both kinds", () => {
    expect(new Set(rows.map((row) => row[5])).size).toBeGreaterThanOrEqual(30);
    expect(new Set(rows.map((row) => row[2]))).toEqual(new Set(["yes", "no"]));
  });

  it("reads a machine without touch where there is no window", () => {
    expect(readDeviceEnv()).toMatchObject({ coarsePointer: false, maxTouchPoints: 0 });
    expect(isPhone()).toBe(false);
  });
});

/** finger, mouse, mouse+touch, finger+mouse: the main pointer first. */
function touchOf(touch: string): Pick<DeviceEnv, "coarsePointer" | "anyFinePointer" | "maxTouchPoints"> {
  return {
    coarsePointer: touch.startsWith("finger"),
    anyFinePointer: touch !== "finger",
    maxTouchPoints: touch === "mouse" ? 0 : 5,
  };
}
