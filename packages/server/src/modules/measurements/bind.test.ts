import { AppError } from "@treadclub/kit/errors";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { members } from "#modules/members";
import { scans } from "#modules/scans";
import { vehicles } from "#modules/vehicles";
import { openMeasuringHarness } from "#testing/measuring-harness";
import { openSecondProcess } from "#testing/second-process";
import { measurementSessions } from "./table.ts";

const harness = await openMeasuringHarness();
const { testApp, measuring, token, driver } = harness;
const sessionRow = async (id: number) =>
  (await testApp.db.read.select().from(measurementSessions).where(eq(measurementSessions.id, id)))[0];

describe("a token", () => {
  it("costs nothing, says where to scan, and lies sealed", async () => {
    const { anna, as, balance } = await driver();
    const reply = await as.call("consumerGetMeasurementToken", { query: { workflow: "2" } });
    expect(reply.launch).toEqual({
      api_base: "http://localhost:3000/measurement/v1/",
      scanner: "http://localhost:3000/scan/",
    });
    const lifeMs = new Date(reply.expires_at).getTime() - testApp.clock.now().getTime();
    expect(Math.round(lifeMs / 60_000)).toBe(24 * 60);
    expect(await balance()).toBe(4);
    const [row] = await testApp.db.read
      .select()
      .from(measurementSessions)
      .where(eq(measurementSessions.begunBy, anna.id));
    const given = reply.measurement_tokens[0]?.measurement_token ?? "";
    expect(given).toMatch(/^ts_/);
    expect(JSON.stringify(row)).not.toContain(given);
  });

  it("is refused to a page of another site, and to companies that may not scan", async () => {
    const { as } = await driver();
    const foreign = await as.send(
      "consumerGetMeasurementToken",
      { query: {} },
      { headers: { "sec-fetch-site": "cross-site" } },
    );
    expect(foreign.error?.code).toBe("ACTION_NOT_ALLOWED");
    const member = await testApp.make.member({ scanPermission: false });
    const refused = await testApp.as(member.owner).send("memberGetMeasurementToken", { query: {} });
    expect(refused.error?.code).toBe("ACTION_NOT_ALLOWED");
  });
});

describe("binding it", () => {
  it("makes a scan and takes a credit for each tyre, and tells the service which tyres", async () => {
    const { vehicle, begin, balance, as } = await driver();
    const { session, scanner, token: given } = await begin(["front_left", "rear_right"]);
    expect(session).toMatchObject({
      workflow: "3",
      vehicle: { id: vehicle.id },
      scans: [
        { type: "measurement", position: "front_left", state: "processing", status: "unknown" },
        { type: "measurement", position: "rear_right", state: "processing", status: "unknown" },
      ],
      resume: { measurement_tokens: [{ measurement_token: given }] },
    });
    expect(session.scans.every((scan) => scan.measurement_session_id === session.id)).toBe(true);
    expect(await balance()).toBe(2);
    expect((await scanner.open()).measurements.map((one) => one.position_code)).toEqual(["fl", "rr"]);
    const [first] = session.scans;
    const view = await as.call("consumerGetScanById", { params: { id: String(first?.id) } });
    expect(view).toMatchObject({ type: "measurement", state: "processing", read_depths: null, photos: [] });
  });

  it("is shown by as many queries, however many tyres", async () => {
    const { begin, session: sessionOf } = await driver({ freeScans: 5 });
    const one = await begin(["front_left"]);
    const four = await begin(["front_left", "front_right", "rear_left", "rear_right"]);
    const few = await testApp.queries(() => sessionOf(one.session.id));
    const many = await testApp.queries(() => sessionOf(four.session.id));
    expect(many.result.scans).toHaveLength(4);
    expect([few.statements.length, many.statements.length]).toEqual([1, 1]);
  });

  it("keeps the mileage of the car", async () => {
    const { anna, as, vehicle } = await driver();
    const body = { vehicle_id: vehicle.id, measurement_token: await token(anna), positions: ["front_left" as const] };
    await as.call("consumerCreateAnylineTyreScan", { body: { ...body, mileage: 41_000 } });
    const [car] = await testApp.db.read.select().from(vehicles).where(eq(vehicles.id, vehicle.id));
    expect(car?.mileage).toBe(41_000);
  });

  it("answers the same to the same person, and refuses another use", async () => {
    const { as, begin, balance } = await driver();
    const { session, body } = await begin(["front_left"]);
    expect(await as.call("consumerCreateAnylineTyreScan", { body })).toEqual(session);
    const other = await as.send("consumerCreateAnylineTyreScan", { body: { ...body, positions: ["rear_left"] } });
    expect(other.error).toMatchObject({ code: "STATE_CONFLICT", details: { reason: "used" } });
    expect(await balance()).toBe(3);
  });

  it("is one of twenty at once", async () => {
    const { anna, as, vehicle, balance, rows } = await driver();
    const body = {
      vehicle_id: vehicle.id,
      measurement_token: await token(anna),
      positions: ["front_left" as const, "front_right" as const],
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => as.send("consumerCreateAnylineTyreScan", { body })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.reply?.scans.map((scan) => scan.id)))).size).toBe(1);
    expect(await rows()).toHaveLength(2);
    expect(await balance()).toBe(2);
  });

  it("takes nothing when the credits do not suffice", async () => {
    const { anna, as, vehicle, balance, rows } = await driver({ freeScans: 1 });
    const body = {
      vehicle_id: vehicle.id,
      measurement_token: await token(anna),
      positions: ["front_left" as const, "front_right" as const],
    };
    expect((await as.send("consumerCreateAnylineTyreScan", { body })).error?.code).toBe("NO_SCANS_LEFT");
    expect([await balance(), await rows()]).toEqual([1, []]);
    await as.call("consumerCreateAnylineTyreScan", { body: { ...body, positions: ["front_left"] } });
    expect(await balance()).toBe(0);
  });

  it("refuses what is not theirs, forged or expired, and several tyres in a single scan", async () => {
    const { anna, as, vehicle } = await driver();
    const other = await driver();
    const positions = ["front_left" as const];
    const single = await token(anna, "2");
    const send = (measurement_token: string, more = {}) =>
      as.send("consumerCreateAnylineTyreScan", {
        body: { vehicle_id: vehicle.id, measurement_token, positions, ...more },
      });
    expect((await send(await token(other.anna))).error?.code).toBe("NOT_FOUND");
    expect((await send("ts_forged")).error?.code).toBe("NOT_FOUND");
    expect((await send(single, { vehicle_id: other.vehicle.id })).error?.code).toBe("NOT_FOUND");
    const several = await send(single, { positions: ["front_left", "rear_left"] });
    expect(several.error).toMatchObject({ code: "VALIDATION_FAILED", fields: { positions: expect.any(String) } });
    const old = await token(anna);
    testApp.clock.forward(25 * 3_600_000);
    const again = testApp.as(await testApp.make.signedInAgain(anna));
    const late = await again.send("consumerCreateAnylineTyreScan", {
      body: { vehicle_id: vehicle.id, measurement_token: old, positions },
    });
    expect(late.error).toMatchObject({ code: "STATE_CONFLICT", details: { reason: "expired" } });
  });

  it("leaves everything as it was when the service cannot be told the tyres", async () => {
    const { anna, vehicle, balance, as, rows } = await driver();
    const away = await openSecondProcess(testApp, {
      ...harness.port,
      plan: () => Promise.reject(new AppError("UPSTREAM_UNAVAILABLE")),
    });
    const body = { vehicle_id: vehicle.id, measurement_token: await token(anna), positions: ["front_left" as const] };
    const answer = await away.as(anna).send("consumerCreateAnylineTyreScan", { body });
    expect(answer.error?.code).toBe("UPSTREAM_UNAVAILABLE");
    expect(await balance()).toBe(4);
    expect((await rows()).map((row) => [row.state, row.measurementSessionId])).toEqual([["deleted", null]]);
    const { scans: made } = await as.call("consumerCreateAnylineTyreScan", { body });
    expect(made.map((scan) => scan.status)).toEqual(["unknown"]);
    expect(await balance()).toBe(3);
  });

  it("is finished by the job when the process dies before the service is told", async () => {
    const { anna, vehicle, session } = await driver();
    const never = new Promise<never>(() => undefined);
    const dying = await openSecondProcess(testApp, { ...harness.port, plan: () => never });
    const body = { vehicle_id: vehicle.id, measurement_token: await token(anna), positions: ["rear_left" as const] };
    void dying.as(anna).send("consumerCreateAnylineTyreScan", { body });
    const bound = async () =>
      (await testApp.db.read.select().from(measurementSessions).where(eq(measurementSessions.begunBy, anna.id)))[0];
    await expect.poll(async () => (await bound())?.boundAt).toBeInstanceOf(Date);
    const id = (await bound())?.id ?? 0;
    expect((await sessionRow(id))?.plannedAt).toBeNull();
    testApp.clock.forward(31_000);
    await testApp.app.jobs.run("follow-measurements");
    expect((await sessionRow(id))?.plannedAt).toBeInstanceOf(Date);
    const scanner = measuring.scanner(body.measurement_token);
    expect((await scanner.open()).measurements.map((one) => one.position_code)).toEqual(["rl"]);
    expect((await session(id)).scans).toMatchObject([{ position: "rear_left", status: "unknown" }]);
  });
});

describe("a fitter", () => {
  async function forecourt(manage: "members_only" | "admin_only" = "members_only") {
    const member = await testApp.make.member();
    await testApp.run((ctx) => ctx.db.update(members).set({ scanManage: manage }).where(eq(members.id, member.id)));
    const club = await testApp.make.club(member.id);
    const { anna, vehicle, balance } = await driver();
    await testApp.as(anna).call("joinClub", { body: { code: club.code } });
    const body = async () => ({
      vehicle_id: vehicle.id,
      measurement_token: await token(member.owner, "2", "member"),
      positions: ["front_left" as const],
    });
    return { member, club, anna, balance, owner: testApp.as(member.owner), body };
  }

  it("scans a driver's car that the company may see, at no cost to the driver", async () => {
    const { owner, anna, balance, body, member } = await forecourt();
    const input = await body();
    const session = await owner.call("memberCreateAnylineTyreScan", { body: input });
    expect(session.resume).not.toBeNull();
    expect(await balance()).toBe(4);
    const params = { id: String(session.id) };
    expect((await testApp.as(anna).call("getMeasurementSession", { params })).resume).toBeNull();
    const staff = await testApp.make.staff(member.id);
    expect((await testApp.as(staff).call("getMeasurementSession", { params })).resume).toBeNull();
    expect((await testApp.as(staff).send("cancelMeasurementSession", { params, body: {} })).error?.code).toBe(
      "NOT_FOUND",
    );
    await measuring.scanner(input.measurement_token).scan("fl");
    await harness.settle();
    const [row] = await testApp.db.read.select().from(scans).where(eq(scans.measurementSessionId, session.id));
    expect(row).toMatchObject({ state: "awaiting_member_review", memberId: member.id, consumerId: anna.id });
  });

  it("does not scan cars of strangers, with another's token, or for another company's club", async () => {
    const { owner, body } = await forecourt();
    const other = await forecourt();
    const stranger = await driver();
    const input = await body();
    const send = (more: object) => owner.send("memberCreateAnylineTyreScan", { body: { ...input, ...more } });
    expect((await send({ vehicle_id: stranger.vehicle.id })).error?.code).toBe("NOT_FOUND");
    expect((await send({ measurement_token: (await other.body()).measurement_token })).error?.code).toBe("NOT_FOUND");
    expect(Object.keys((await send({ club_code: other.club.code })).error?.fields ?? {})).toEqual(["club_code"]);
  });
});
