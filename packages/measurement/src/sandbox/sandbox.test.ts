import { measurementStatuses } from "@treadclub/contract/measurement/states";
import { describe, expect, it } from "vitest";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const sandbox = { bearer: "tk_test_public" };
const results = (token: string, sender = sandbox) => testApp.send("sessionResults", { params: { token } }, sender);
const treads = (token: string) => testApp.send("treadResults", { body: { measurement_tokens: [token] } }, sandbox);

describe("magic tokens", () => {
  it.each(measurementStatuses)("sandbox_%s answers that status in both calls", async (status) => {
    const { reply } = await results(`sandbox_${status}`);
    expect(reply?.session.is_sandbox).toBe(true);
    expect(reply?.measurements.map((one) => [one.status, one.measurement_status])).toEqual([[status, status]]);
    const [one] = reply?.measurements ?? [];
    const isRead = ["result_ready", "result_and_report_ready", "completed"].includes(status);
    expect([one?.minimum.available, one?.regions.length, one?.method]).toEqual(
      isRead ? [true, 3, "sandbox"] : [false, 0, null],
    );
    expect((one?.quality_reasons ?? []).length > 0).toBe(status === "failed");
    expect((await treads(`sandbox_${status}`)).reply?.results).toEqual(reply?.measurements);
  });

  it.each([
    [400, "VALIDATION_FAILED"],
    [401, "KEY_UNKNOWN"],
    [403, "KEY_FORBIDDEN"],
    [404, "NOT_FOUND"],
    [429, "RATE_LIMITED"],
    [500, "UNKNOWN_ERROR"],
    [503, "UNKNOWN_ERROR"],
  ])("sandbox_error_%s answers that error, as the reference of a new session does", async (status, code) => {
    const token = `sandbox_error_${status}`;
    const begun = await testApp.send("createSession", { query: { reference: token } }, sandbox);
    for (const answer of [await results(token), await treads(token), begun]) {
      expect([answer.status, answer.error?.code]).toEqual([status, code]);
      expect(answer.headers["retry-after"]).toBe(status === 429 ? "1" : undefined);
    }
  });

  it("sandbox_steps_<second> walks on with the clock", async () => {
    const beginsMs = Date.parse("2026-11-21T10:00:00.000Z");
    const token = `sandbox_steps_${beginsMs / 1000}`;
    const seen: (string | undefined)[] = [];
    for (let step = 0; step < 5; step += 1) {
      testApp.clock.stopAt(new Date(beginsMs + 200 + step * 2000));
      seen.push((await results(token)).reply?.measurements[0]?.status);
    }
    testApp.clock.forward(2000);
    expect(seen).toEqual(["unknown", "waiting_for_images", "processing", "completed", "completed"]);
    expect((await results("sandbox_steps")).status).toBe(200);
  });

  it("sandbox_delay_<ms> answers after so long", async () => {
    const begunAt = performance.now();
    expect((await results("sandbox_delay_300")).reply?.measurements[0]?.status).toBe("completed");
    expect(performance.now() - begunAt).toBeGreaterThanOrEqual(295);
  });

  it("several delays pass side by side", async () => {
    const took = async (count: number): Promise<number> => {
      const begunAt = performance.now();
      const tokens = Array.from({ length: count }, () => "sandbox_delay_300");
      const { reply } = await testApp.send("treadResults", { body: { measurement_tokens: tokens } }, sandbox);
      expect(reply?.results).toHaveLength(count);
      return performance.now() - begunAt;
    };
    // One after the other they take twenty times as long, on a busy machine too.
    const oneMs = await took(1);
    expect(await took(20)).toBeLessThan(oneMs * 10);
  });

  it("sandbox_uneven has a region that is not available, sandbox_empty none at all", async () => {
    const uneven = (await results("sandbox_uneven")).reply?.measurements[0];
    expect(uneven?.regions.map(({ available }) => available)).toEqual([true, false, true]);
    expect([uneven?.global.value_mm, uneven?.minimum.value_mm, uneven?.wear_pattern]).toEqual([5.3, 5.2, null]);
    const empty = (await results("sandbox_empty")).reply?.measurements[0];
    expect([empty?.regions, empty?.global.value_mm, empty?.minimum.value_mm]).toEqual([[], 5.5, 5.5]);
  });

  it("sandbox_html answers HTML with status 200", async () => {
    for (const answer of [await results("sandbox_html"), await treads("sandbox_html")]) {
      expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(answer.text).toMatch(/^<!doctype html>/);
    }
  });

  it.each(["sandbox_", "sandbox_nothing", "sandbox_delay_10001", "sandbox_error_418", "sandbox_completed_1"])(
    "%s is no such token",
    async (token) => {
      expect([(await results(token)).status, (await treads(token)).status]).toEqual([404, 404]);
    },
  );

  it("are for sandbox keys alone", async () => {
    const { key } = await testApp.make.key();
    const session = await testApp.make.session({ key: "tk_test_public" });
    for (const bearer of [key, session.token])
      for (const token of ["sandbox_completed", "sandbox_html", "sandbox_error_503", "sandbox_error_400"])
        expect((await results(token, { bearer })).error?.code).toBe("NOT_FOUND");
    for (const token of ["sandbox_html", "sandbox_error_503", "sandbox_error_400"])
      expect((await results(token, { bearer: "tk_test_unknown_unknown_unknown_unknown_unknown" })).status).toBe(401);
    for (const reference of ["sandbox_error_500", "sandbox_html", "sandbox_error_400"]) {
      const live = await testApp.send("createSession", { query: { reference } }, { bearer: key });
      expect([live.status, live.reply?.session.context.reference]).toEqual([200, reference]);
      const query = { reference, workflow: "9" };
      expect((await testApp.sendRaw("createSession", { query }, { bearer: key })).status).toBe(422);
    }
  });
});

describe("the public key", () => {
  it("may be used from every website, and sees the sessions of nobody else", async () => {
    const headers = { origin: "https://anything.example" };
    const begun = await testApp.send("createSession", { query: {} }, { ...sandbox, headers });
    expect(begun.reply?.session.is_sandbox).toBe(true);
    const own = await testApp.make.session();
    expect((await results(own.token)).status).toBe(404);
  });

  it("is gone where the sandbox is switched off", async () => {
    const second = await testApp.another({ sandbox: false });
    expect((await second.send("createSession", { query: {} }, sandbox)).error?.code).toBe("KEY_UNKNOWN");
    await testApp.another({ sandbox: true });
    expect((await testApp.send("createSession", { query: {} }, sandbox)).status).toBe(200);
  });
});
