import { makeTestClock } from "@treadclub/kit/clock";
import { describe, expect, it } from "vitest";
import { openMeasuringHarness } from "#testing/measuring-harness";
import { openSecondService, secondKey } from "#testing/second-service";

const second = await openSecondService(makeTestClock());
const harness = await openMeasuringHarness({
  measurement: { remote: { url: `${second.url}/measurement/v1/`, key: secondKey } },
});
const { testApp, service, settle, driver, reviewer } = harness;
const depths = { inner_mm: 4.1, middle_mm: 4.4, outer_mm: 4.2 };

/** What a minute brings: the platform's copy asks the other one, and what follows. */
async function minute(): Promise<void> {
  testApp.clock.forward(60_000);
  await service.jobs.run("poll-remote");
  await settle();
}

describe("a platform that measures at another service, by URL and key", () => {
  it("scans there, is reviewed there, and its own scan completes", async () => {
    const { begin, rows, anna, balance } = await driver({ manage: "admin_and_api" });
    const { session, token, scanner: here } = await begin(["rear_right"], "2");
    expect(session.resume?.launch).toEqual({
      api_base: `${second.url}/measurement/v1/`,
      scanner: `${second.url}/scan/`,
    });
    await settle();
    const phone = second.phone(token);
    expect((await phone.open()).measurements.map((one) => one.position_code)).toEqual(["rr"]);
    const there = await phone.scan("rr");
    await minute();
    expect((await rows())[0]).toMatchObject({ state: "processing", measurementStatus: "processing" });
    const waiting = await second.reviewer.call("reviewGet", { params: { id: String(there) } });
    expect(waiting).toMatchObject({ status: "processing", position_code: "rr" });
    await second.reviewer.call("reviewComplete", {
      params: { id: String(there) },
      body: { depths, version: waiting.version },
    });
    await minute();
    const [row] = await rows();
    expect(row).toMatchObject({ state: "completed", method: "remote", minimumMm: 4.1, position: "rear_right" });
    const view = await testApp.as(anna).call("consumerGetScanById", { params: { id: String(row?.id) } });
    expect(view).toMatchObject({ depths, results: ["passed"], read_depths: depths });
    const image = await testApp.app.http.inject(view.photos[0]?.url ?? "");
    expect([image.statusCode, image.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await balance()).toBe(3);
    expect((await here.results()).measurements[0]?.status).toBe("completed");
  });

  it("asks its own reviewer about an unsure result, and where only people judge", async () => {
    for (const [manage, mm] of [
      ["admin_and_api", 1.9],
      ["admin_only", 5],
    ] as const) {
      const { begin, rows } = await driver({ manage });
      const { token } = await begin(["front_left"], "2");
      await settle();
      const there = await second.phone(token).scan("fl");
      const { version } = await second.reviewer.call("reviewGet", { params: { id: String(there) } });
      const read = { inner_mm: mm, middle_mm: mm, outer_mm: mm };
      await second.reviewer.call("reviewComplete", { params: { id: String(there) }, body: { depths: read, version } });
      await minute();
      const [row] = await rows();
      expect([manage, row?.state, row?.readInnerMm]).toEqual([manage, "awaiting_admin_review", mm]);
    }
  });

  it("hears of a driver who left and of photos that nobody could read", async () => {
    const { begin, rows, balance } = await driver();
    const { token } = await begin(["front_left", "front_right"]);
    await settle();
    const phone = second.phone(token);
    const there = await phone.scan("fl");
    await phone.abort();
    const { version } = await second.reviewer.call("reviewGet", { params: { id: String(there) } });
    await second.reviewer.call("reviewReject", {
      params: { id: String(there) },
      body: { reasons: ["too_dark"], message: "Use the torch.", version },
    });
    await minute();
    expect((await rows()).map((row) => [row.state, row.message])).toEqual([
      ["rejected", "Use the torch."],
      ["deleted", ""],
    ]);
    expect(await balance()).toBe(4);
  });

  it("begins nothing while the other service is away", async () => {
    const { as } = await driver();
    await second.close();
    const answer = await as.send("consumerGetMeasurementToken", { query: {} });
    expect(answer.error?.code).toBe("UPSTREAM_UNAVAILABLE");
    expect((await reviewer.call("getMeasurementsList", { body: {} })).list).toEqual([]);
  });
});
