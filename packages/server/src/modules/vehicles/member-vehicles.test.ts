import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { anyPlate } from "#testing/factories/vehicles";

const testApp = await openTestApp();
const fitter = await testApp.make.member();
const club = await testApp.make.club(fitter.id);
const as = testApp.as(fitter.owner);

async function driverOf(isMine = true) {
  const driver = await testApp.make.consumer({ lastName: `Stone${crypto.randomUUID().slice(0, 6)}` });
  if (isMine) await testApp.make.join(driver.id, club);
  return driver;
}
const add = (consumer_id: number, body: object = {}) =>
  as.send("memberCreateVehicleFromNumber", {
    body: { consumer_id, number: anyPlate(), brand: "Ford", tyre_size: "205/55 R16 91V", ...body },
  });

describe("a vehicle that a fitter adds by its number", () => {
  it("is the driver's, with what the register knows of it", async () => {
    const driver = await driverOf();
    const typed = await add(driver.id);
    expect(typed.reply).toMatchObject({ source: "typed", tyre_size: "205/55 R16", load_rating: "91" });
    const known = await as.send("memberCreateVehicleFromNumber", {
      body: { consumer_id: driver.id, number: "AA19 AAA" },
    });
    if (known.status === 200) expect(known.reply).toMatchObject({ source: "register" });
    const own = await testApp.as(driver).call("allUserVehicles", { params: { id: String(driver.id) } });
    expect(own.list.map(({ id }) => id)).toContain(typed.reply?.id);
  });

  it("says what is missing where the register knows nothing", async () => {
    const driver = await driverOf();
    const refused = await add(driver.id, { brand: "", tyre_size: "" });
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(["brand", "tyre_size"]);
  });

  it("stays as it is where the driver has it, and is refused where somebody else does", async () => {
    const driver = await driverOf();
    const vehicle = await testApp.make.vehicle(driver, { model: "Focus" });
    const again = await add(driver.id, { number: vehicle.number, model: "Fiesta" });
    expect(again.reply).toMatchObject({ id: vehicle.id, model: "Focus", version: vehicle.version });
    const other = await driverOf();
    expect((await add(other.id, { number: vehicle.number })).error?.code).toBe("VEHICLE_ALREADY_REGISTERED");
  });

  it("needs a driver of the company's own", async () => {
    const stranger = await driverOf(false);
    expect((await add(stranger.id)).error?.code).toBe("NOT_FOUND");
    expect((await add(fitter.owner.id)).error?.code).toBe("NOT_FOUND");
  });
});

it("lists the vehicles of the company's drivers by number, found by plate and name", async () => {
  const [driver, stranger] = [await driverOf(), await driverOf(false)];
  const vehicle = await testApp.make.vehicle(driver);
  const foreign = await testApp.make.vehicle(stranger);
  const gone = await testApp.make.vehicle(driver);
  await testApp.as(driver).call("deleteVehicle", { params: { id: String(gone.id) } });
  const list = async (body: object) => (await as.call("memberGetVehicles", { body })).list.map(({ id }) => id);
  const all = await list({ per_page: 100 });
  expect(all).toContain(vehicle.id);
  expect(all).not.toContain(foreign.id);
  expect(all).not.toContain(gone.id);
  expect(await list({ search: vehicle.number.toLowerCase() })).toEqual([vehicle.id]);
  expect(await list({ filters: { consumer_id: driver.id } })).toEqual([vehicle.id]);
  expect(await list({ filters: { vehicle_id: foreign.id } })).toEqual([]);
  const { last_name } = await testApp.as(driver).call("currentUser");
  expect(await list({ search: last_name })).toEqual([vehicle.id]);
});
