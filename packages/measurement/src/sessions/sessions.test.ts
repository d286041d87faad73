import { describe, expect, it } from "vitest";
import { openMeasurementWorld } from "#testing/world";

const world = await openMeasurementWorld();

describe("sessions", () => {
  it("begin with a measurement for each tyre", async () => {
    const { key } = await world.make.key();
    const { session } = await world.call(
      "createSession",
      { query: { workflow: "3", reference: "visit 7" } },
      { bearer: key },
    );
    expect(session).toMatchObject({
      workflow: "3",
      is_sandbox: false,
      context: { reference: "visit 7" },
      launch: { api_base: "http://localhost:3100/measurement/v1/", scanner: "http://localhost:3100/scan/" },
    });
    const results = await world.call("sessionResults", { params: { token: session.token } }, { bearer: key });
    expect(results.measurements.map((one) => [one.position_code, one.status])).toEqual([
      ["fl", "unknown"],
      ["fr", "unknown"],
      ["rl", "unknown"],
      ["rr", "unknown"],
    ]);
    expect(Date.parse(session.expires_at) - world.clock.now().getTime()).toBeGreaterThan(24 * 3_600_000 - 10_000);
  });
});
