import { errorTypes, ScanError, type ErrorName } from "@treadclub/sdk";
import { measurementStatuses } from "@treadclub/contract/measurement/states";
import { lab } from "@treadclub/texts/en/lab";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstOptions, optionProblems, pollOf, sessionOf } from "./lab-options.ts";
import { keepTrial, keptTrial, labSteps, newPoll } from "./lab-steps.ts";
import type { LabStep } from "./lab-trial.ts";
import type { LabSetup } from "./lab-setup.ts";
import { raisers, specialTokens } from "./magic.ts";
import { errorFields } from "./error-fields.ts";
import { tapFetch, type Exchange } from "./wire-tap.ts";

const setup: LabSetup = {
  apiBase: "https://treadclub.example/measurement/v1/",
  scanner: "https://treadclub.example/scan/",
  key: "tk_test_public",
  returnUrl: "https://treadclub.example/app/scan_test",
  errorUrl: "https://treadclub.example/app/scan_test?from=error",
};

/** As the sandbox answers its magic tokens. */
function sandbox(url: string, init: RequestInit): Response {
  const asked = `${url} ${typeof init.body === "string" ? init.body : ""}`;
  const word = /sandbox_([a-z]+(?:_\d+)?)/.exec(asked)?.[1] ?? "";
  const status = Number(/^error_(\d+)$/.exec(word)?.[1] ?? 200);
  if (word === "html") return new Response("<html>", { status });
  return new Response(JSON.stringify({ measurements: [{ status: word }], results: [{ measurement_status: word }] }), {
    status,
  });
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => sandbox(url, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the ten errors", () => {
  const names = Object.keys(errorTypes).filter((name): name is ErrorName => Object.hasOwn(errorTypes, name));
  it.each(names)("%s is raised by the SDK as it is named", async (name) => {
    vi.useFakeTimers();
    const raised = Promise.resolve()
      .then(() => raisers[name](setup))
      .then(
        () => null,
        (error: unknown) => error,
      );
    await vi.runAllTimersAsync();
    const error = await raised;
    expect(error).toBeInstanceOf(ScanError);
    expect(errorFields(error)).toMatchObject({ name, code: errorTypes[name] });
  });
  it("have a sentence each", () => {
    for (const code of Object.values(errorTypes)) expect(lab[`lab.error.${code}`], String(code)).toBeTruthy();
  });
});

it("every magic token has a sentence", () => {
  for (const token of [...measurementStatuses, ...specialTokens]) expect(lab[`lab.token.${token}`], token).toBeTruthy();
});

describe("the steps of a trial", () => {
  const exchange: Exchange = { method: "GET", url: "https://x/", headers: {}, body: null, status: 200, answer: "{}" };
  const begun: LabStep = { kind: "begin", exchange, error: null };
  it("grow, and the last wait takes what is heard", () => {
    const events = [
      { kind: "add", step: begun },
      { kind: "add", step: newPoll },
      { kind: "asked", exchange },
      { kind: "statuses", statuses: ["unknown"] },
      { kind: "asked", exchange: { ...exchange, status: 500 } },
      { kind: "statuses", statuses: ["completed"] },
      { kind: "over", error: null },
    ] as const;
    const steps = events.reduce(labSteps, []);
    expect(steps).toEqual([
      begun,
      {
        kind: "poll",
        requests: 2,
        changes: [["unknown"], ["completed"]],
        exchange: { ...exchange, status: 500 },
        hasEnded: true,
        error: null,
      },
    ]);
    expect(labSteps(steps, { kind: "clear" })).toEqual([]);
  });
  it("hears nothing while nobody waits", () => expect(labSteps([begun], { kind: "asked", exchange })).toEqual([begun]));
  it("outlast the way through the scanner, in the same tab", () => {
    keepTrial({ options: firstOptions, steps: [begun] });
    expect(keptTrial()).toEqual({ options: firstOptions, steps: [begun] });
    sessionStorage.setItem("scan-test", '{"steps":1,"options":{}}');
    expect(keptTrial()).toBeNull();
    sessionStorage.setItem("scan-test", "{");
    expect(keptTrial()).toBeNull();
  });
});

describe("what is heard on the wire", () => {
  it("is what was sent and answered below the address, and nothing else", async () => {
    const heard: Exchange[] = [];
    const before = globalThis.fetch;
    const stop = tapFetch(setup.apiBase, (exchange) => heard.push(exchange));
    const answer = await fetch(`${setup.apiBase}x`, { method: "POST", headers: { a: "1" }, body: "sandbox_failed" });
    await fetch("https://other.example/", {});
    stop();
    await fetch(`${setup.apiBase}later`, {});
    expect(heard).toEqual([
      {
        method: "POST",
        url: `${setup.apiBase}x`,
        headers: { a: "1" },
        body: "sandbox_failed",
        status: 200,
        answer: expect.stringContaining("failed"),
      },
    ]);
    expect(await answer.json()).toHaveProperty("measurements");
    expect(globalThis.fetch).toBe(before);
  });
  it("is that no answer came, which is thrown on", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const heard: Exchange[] = [];
    const stop = tapFetch(setup.apiBase, (exchange) => heard.push(exchange));
    await expect(fetch(`${setup.apiBase}x`)).rejects.toThrow("no network");
    stop();
    expect(heard).toMatchObject([{ status: null, answer: "no network" }]);
  });
});

describe("options", () => {
  const between = (low: number, high: number): string => `${low}-${high}`;
  it("hold the polling within what the SDK takes", () => {
    expect(Object.values(optionProblems(firstOptions, between)).filter(Boolean)).toEqual([]);
    expect(optionProblems({ ...firstOptions, intervalMs: 499 }, between).intervalMs).toBe("500-10000");
    expect(optionProblems({ ...firstOptions, retries: 0 }, between).retries).toBe("1-1000");
    expect(optionProblems({ ...firstOptions, retries: null }, between).retries).toBe("1-1000");
  });
  it("begin one tyre in workflow 2 and several in 3", () => {
    const positions = ["rr", "fl"];
    expect(sessionOf({ ...firstOptions, positions })).toEqual({ workflow: "2", positions: ["fl"] });
    expect(sessionOf({ ...firstOptions, workflow: "3", positions, reference: " a " })).toEqual({
      workflow: "3",
      positions: ["fl", "rr"],
      reference: "a",
    });
    expect(sessionOf({ ...firstOptions, workflow: "9" })).toEqual({ workflow: "2" });
  });
  it("leave the SDK its own waiting where that is wanted", () => {
    expect(pollOf({ ...firstOptions, waitFor: "spec" })).toEqual({ pollingInterval: 2000, pollingRetries: 100 });
    expect(pollOf(firstOptions)).toHaveProperty("pendingStatuses");
  });
});
