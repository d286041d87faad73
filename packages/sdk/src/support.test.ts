import { afterEach, describe, expect, it, vi } from "vitest";
import { desktop, iphone, openPage, pixel } from "#testing/fake-page";
import { userAgents } from "#testing/user-agents";
import { deviceOf } from "./device.ts";
import { checkSupport } from "./support.ts";

const yes = { possible: true };
const no = (reason: string) => ({ possible: false, reason });

afterEach(() => void vi.unstubAllGlobals());

it("knows at least 60 user agents, each once", () => {
  const all = userAgents.map(({ agent, touches }) => `${touches} ${agent}`);
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all).size).toBe(all.length);
});

describe.each(userAgents)("$agent with $touches touches", ({ agent, touches, device, inApp }) => {
  it(`is ${device}`, () => {
    expect(deviceOf({ userAgent: agent, maxTouchPoints: touches })).toBe(device);
    openPage({ userAgent: agent, maxTouchPoints: touches });
    expect(deviceOf({})).toBe(device);
  });

  it("may scan in one of these ways", () => {
    const app = inApp ? no("in_app_browser") : yes;
    expect(checkSupport({ userAgent: agent, maxTouchPoints: touches, liveCamera: true })).toEqual({
      android: device === "android" ? app : no("not_android"),
      ios: device === "ios" ? app : no(device === "ios_too_old" ? "ios_too_old" : "not_ios"),
      web: yes,
      handoff: yes,
    });
  });
});

describe("checkSupport", () => {
  it.each([
    [pixel, { android: yes, ios: no("not_ios") }],
    [iphone, { android: no("not_android"), ios: yes }],
    [desktop, { android: no("not_android"), ios: no("not_ios") }],
  ])("looks at the browser itself: %s", (userAgent, apps) => {
    openPage({ userAgent });
    expect(checkSupport()).toEqual({ ...apps, web: yes, handoff: yes });
  });

  it("says where only photos can be taken: without https, and in browsers that give no camera away", () => {
    openPage({ camera: false });
    expect(checkSupport().web).toEqual({ possible: true, reason: "photos_only" });
    expect(checkSupport({ liveCamera: true }).web).toEqual(yes);
  });

  it("says that a server is no browser", () => {
    expect(checkSupport()).toEqual({
      android: no("not_android"),
      ios: no("not_ios"),
      web: no("no_browser"),
      handoff: yes,
    });
  });
});
