import { describe, expect, it } from "vitest";
import { anyPlate } from "#testing/factories/vehicles";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const inputs = { brand: "Ford", model: "Focus", tyre_size: "205/55 R16", load_rating: "91", speed_rating: "V" };
async function fixtures() {
  const anna = await testApp.make.consumer();
  const vehicle = await testApp.make.vehicle(anna);
  return { anna, vehicle, as: testApp.as(anna), params: { id: String(vehicle.id) } };
}

describe("editing a vehicle", () => {
  it("saves, counts the version, and tells whoever read an older one what changed", async () => {
    const { as, params } = await fixtures();
    const saved = await as.call("editVehicle", { params, body: { ...inputs, mileage: 31_000, version: 0 } });
    expect(saved).toMatchObject({ mileage: 31_000, version: 1 });
    const late = await as.send("editVehicle", {
      params,
      body: { ...inputs, mileage: 31_000, colour: "Red", version: 0 },
    });
    expect([late.status, late.error?.code]).toEqual([409, "STATE_CONFLICT"]);
    expect(late.error?.details).toEqual({ version: 1, changed: { colour: "" } });
  });

  it("lets one of two win who save at once", async () => {
    const { as, params } = await fixtures();
    const answers = await Promise.all(
      ["Red", "Green"].map((colour) => as.send("editVehicle", { params, body: { ...inputs, colour, version: 0 } })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it("takes a car that the driver corrects for typed", async () => {
    const anna = await testApp.make.consumer();
    const as = testApp.as(anna);
    const made = await as.call("updateOrCreateVehicle", { body: { ...inputs, number: "TB19FRD" } });
    const { id, number, tyres, mot_annual_mileage, is_owner, owner, drivers, source, version, ...fields } = made;
    expect({ number, tyres: tyres.length, mot_annual_mileage, is_owner, owner, drivers }).toMatchObject({
      number: "TB19FRD",
      is_owner: true,
      owner: "",
      drivers: [],
    });
    expect(source).toBe("register");
    const params = { id: String(id) };
    expect((await as.call("editVehicle", { params, body: { ...fields, mileage: 40_000, version } })).source).toBe(
      "register",
    );
    expect((await as.call("editVehicle", { params, body: { ...fields, colour: "Purple", version: 1 } })).source).toBe(
      "typed",
    );
  });

  it("is the driver's own thing, and a super_admin's", async () => {
    const { params } = await fixtures();
    const body = { ...inputs, version: 0 };
    expect((await testApp.as(await testApp.make.consumer()).send("editVehicle", { params, body })).error?.code).toBe(
      "NOT_FOUND",
    );
    expect((await testApp.as(await testApp.make.superAdmin()).send("editVehicle", { params, body })).status).toBe(200);
  });
});

describe("removing a vehicle", () => {
  it("takes it from the list; its scans stay", async () => {
    const { as, anna, vehicle, params } = await fixtures();
    const scan = await testApp.make.scan(anna, { vehicleId: vehicle.id });
    await as.call("deleteVehicle", { params });
    expect((await as.call("allUserVehicles", { params: { id: String(anna.id) } })).total_count).toBe(0);
    expect((await as.call("consumerGetScanById", { params: { id: String(scan.id) } })).vehicle.id).toBe(vehicle.id);
    expect((await as.send("deleteVehicle", { params })).error?.code).toBe("NOT_FOUND");
    expect((await as.send("editVehicle", { params, body: { ...inputs, version: 0 } })).error?.code).toBe("NOT_FOUND");
  });

  it("waits while a fitter is asked about it", async () => {
    const { as, vehicle, params } = await fixtures();
    const member = await testApp.make.member();
    const quote = await as.call("createQuote", {
      body: { vehicle_id: vehicle.id, member_ids: [member.id], positions: ["front_left"], tyre_size: "205/55 R16" },
    });
    const refused = await as.send("deleteVehicle", { params });
    expect([refused.error?.code, refused.error?.details]).toEqual([
      "STATE_CONFLICT",
      { reason: "open_quote_or_booking" },
    ]);
    await as.call("rejectQuote", { params: { id: String(quote.list[0]?.id) }, body: {} });
    expect((await as.send("deleteVehicle", { params })).status).toBe(200);
  });

  it("and asking for a quote at the same moment leave no open quote without its vehicle", async () => {
    const member = await testApp.make.member();
    for (let round = 0; round < 5; round += 1) {
      const { as, vehicle, params } = await fixtures();
      const ask = as.send("createQuote", {
        body: { vehicle_id: vehicle.id, member_ids: [member.id], positions: ["front_left"], tyre_size: "205/55 R16" },
      });
      const [removed, asked] = await Promise.all([as.send("deleteVehicle", { params }), ask]);
      expect([removed.status, asked.status].filter((status) => status === 200)).toHaveLength(1);
    }
  });
});

describe("looking up", () => {
  it("answers what the register knows, other readings where it knows nothing, and its failures", async () => {
    const guest = testApp.as(null);
    const found = await guest.call("getVehicleData", { params: { number: "CU57 ABC" } });
    expect(found).toMatchObject({ found: true, number: "CU57ABC", brand: "Ford", model: "Fiesta", hints: [] });
    expect(found.tyres[0]).toMatchObject({ tyre_size: "175/65 R14", load_rating: "82", speed_rating: "T" });
    const unknown = await guest.call("getVehicleData", { params: { number: "I23 ABC" } });
    expect(unknown).toMatchObject({ found: false, number: "I23ABC", brand: "", tyres: [], hints: ["123ABC"] });
    expect((await guest.send("getVehicleData", { params: { number: "ER19MNT" } })).error?.code).toBe(
      "UPSTREAM_UNAVAILABLE",
    );
    expect((await guest.send("getVehicleData", { params: { number: "ER19BAD" } })).error?.code).toBe(
      "VALIDATION_FAILED",
    );
  });

  it("says whether a number is free, and nothing of its owner", async () => {
    const { vehicle, as, params } = await fixtures();
    const guest = testApp.as(null);
    const check = (number: string) => guest.call("checkedVehicleByNumber", { body: { number } });
    expect(await check(vehicle.number)).toEqual({ free: false });
    expect(await check(anyPlate())).toEqual({ free: true });
    await as.call("deleteVehicle", { params });
    expect(await check(vehicle.number)).toEqual({ free: true });
  });
});

describe("a driver's vehicles", () => {
  it("show what is known of each tyre: the newest scan's state, the newest result", async () => {
    const { anna, vehicle, as } = await fixtures();
    const first = await testApp.make.scan(anna, { vehicleId: vehicle.id, position: "rear_left" });
    await testApp.make.judge(admin, first.id, [5, 5, 4.8]);
    const second = await testApp.make.scan(anna, { vehicleId: vehicle.id, position: "rear_left" });
    const third = await testApp.make.scan(anna, { vehicleId: vehicle.id, position: "front_right" });
    await testApp.make.reject(admin, third.id);
    const { list } = await as.call("allUserVehicles", { params: { id: String(anna.id) } });
    expect(list[0]?.tyres).toEqual([
      {
        position: "front_left",
        scan_id: null,
        state: null,
        results: [],
        minimum_mm: null,
        scanned_at: null,
        fitted_at: null,
      },
      {
        position: "front_right",
        scan_id: third.id,
        state: "rejected",
        results: [],
        minimum_mm: null,
        scanned_at: null,
        fitted_at: null,
      },
      {
        position: "rear_left",
        scan_id: second.id,
        state: "awaiting_admin_review",
        results: ["passed"],
        minimum_mm: 4.8,
        scanned_at: expect.stringMatching(/Z$/),
        fitted_at: null,
      },
      {
        position: "rear_right",
        scan_id: null,
        state: null,
        results: [],
        minimum_mm: null,
        scanned_at: null,
        fitted_at: null,
      },
    ]);
  });

  it("come with as many queries for twelve as for one", async () => {
    const { anna, vehicle, as } = await fixtures();
    await testApp.make.scan(anna, { vehicleId: vehicle.id });
    const list = () => testApp.queries(() => as.call("allUserVehicles", { params: { id: String(anna.id) } }));
    await list();
    const one = await list();
    for (let n = 0; n < 11; n += 1) await testApp.make.vehicle(anna);
    const twelve = await list();
    expect(twelve.result.total_count).toBe(12);
    expect([one.statements.length, twelve.statements.length]).toEqual([1, 1]);
  });

  it("are nobody else's to see, but for a super_admin", async () => {
    const { anna } = await fixtures();
    const params = { id: String(anna.id) };
    expect((await testApp.as(await testApp.make.consumer()).send("allUserVehicles", { params })).error?.code).toBe(
      "NOT_FOUND",
    );
    expect((await testApp.as(await testApp.make.superAdmin()).call("allUserVehicles", { params })).total_count).toBe(1);
  });
});
