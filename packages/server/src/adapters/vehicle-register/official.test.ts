import { afterAll, describe, expect, it } from "vitest";
import { openRegisterStandIn, standInKeys, type StandInAnswer } from "#testing/dvla-dvsa";
import { openRegister } from "./open.ts";

const now = new Date("2026-11-23T12:00:00Z");
const ok = (body: unknown): StandInAnswer => ({ status: 200, body });
const dvlaCar = {
  registrationNumber: "AB12CDE",
  make: "LAND ROVER",
  colour: "BLUE",
  fuelType: "HEAVY OIL",
  engineCapacity: 1999,
  yearOfManufacture: 2018,
  motStatus: "Valid",
  motExpiryDate: "2027-01-10",
};
const dvsaCar = {
  registration: "AB12CDE",
  make: "LAND ROVER",
  model: "DISCOVERY SPORT",
  firstUsedDate: "2018-03-01",
  fuelType: "Diesel",
  primaryColour: "Blue",
  engineSize: "1999",
  motTests: [
    {
      completedDate: "2026-01-11T09:17:46.000Z",
      testResult: "PASSED",
      expiryDate: "2027-01-10",
      odometerValue: "64000",
      odometerUnit: "KM",
      odometerResultType: "READ",
      motTestNumber: "2",
      dataSource: "DVSA",
      defects: [
        {
          text: "Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))",
          type: "ADVISORY",
          dangerous: false,
        },
      ],
    },
    {
      completedDate: "2026-01-08T10:00:00.000Z",
      testResult: "FAILED",
      expiryDate: null,
      odometerValue: "0",
      odometerUnit: null,
      odometerResultType: "NO_ODOMETER",
      motTestNumber: "1",
      dataSource: "DVA NI",
    },
  ],
};

const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const one of opened) await one.close();
});
async function registerWith(knows: Parameters<typeof openRegisterStandIn>[0], use = { dvla: true, dvsa: true }) {
  const standIn = await openRegisterStandIn(knows);
  opened.push(standIn);
  const { dvla, dvsa: apiKey, clientId, clientSecret } = standInKeys;
  const { url } = standIn;
  const limits = { url, timeoutMs: 300 };
  const register = openRegister({
    dvla: use.dvla ? { ...limits, key: dvla } : null,
    dvsa: use.dvsa ? { ...limits, apiKey, clientId, clientSecret, tokenUrl: `${url}/tenant/oauth2/v2.0/token` } : null,
  });
  return { standIn, register, ask: (plate = "AB12CDE", at = now) => register.lookUp(plate, at) };
}

describe("DVLA and DVSA as one register", () => {
  it("take from each what it knows", async () => {
    const { ask, standIn } = await registerWith({ dvla: { AB12CDE: ok(dvlaCar) }, dvsa: { AB12CDE: ok(dvsaCar) } });
    expect(await ask()).toEqual({
      brand: "Land Rover",
      model: "Discovery Sport",
      colour: "Blue",
      fuel: "Diesel",
      engineSize: "1999 cc",
      year: 2018,
      lastMotOn: "2026-01-11",
      motDueOn: "2027-01-10",
      mileage: 39_768,
      tyres: [],
      tests: [
        { completedOn: "2026-01-08", passed: false, expiresOn: null, odometer: null, remarks: [] },
        {
          completedOn: "2026-01-11",
          passed: true,
          expiresOn: "2027-01-10",
          odometer: { value: 64_000, unit: "km" },
          remarks: [
            { text: "Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))", severity: "advisory" },
          ],
        },
      ],
    });
    expect(standIn.asked.toSorted()).toEqual([
      "GET /v1/trade/vehicles/registration/AB12CDE",
      "POST /vehicle-enquiry/v1/vehicles AB12CDE",
      "token",
    ]);
  });

  it("answer with one of them, and know a car that was never tested", async () => {
    const young = { ...dvsaCar, motTests: undefined, motTestDueDate: "2028-03-01" };
    const both = await registerWith({ dvla: { AB12CDE: "silent" }, dvsa: { AB12CDE: ok(young) } });
    expect(await both.ask()).toMatchObject({ model: "Discovery Sport", motDueOn: "2028-03-01", year: null, tests: [] });
    const onlyDvla = await registerWith(
      { dvla: { AB12CDE: ok({ registrationNumber: "AB12CDE" }) } },
      { dvla: true, dvsa: false },
    );
    expect(await onlyDvla.ask()).toMatchObject({ brand: "", motDueOn: null, engineSize: "" });
    expect(await (await registerWith({})).ask()).toBeNull();
  });

  it.each<[string, StandInAnswer, string]>([
    ["too many requests", { status: 429, body: { message: "Too Many Requests" } }, "QUOTA_EXCEEDED"],
    ["a bad number", { status: 400, body: { errors: [{ status: "400" }] } }, "VALIDATION_FAILED"],
    ["a wrong key", { status: 403, body: { message: "Forbidden" } }, "UPSTREAM_UNAVAILABLE"],
    ["maintenance", { status: 503, body: { errors: [{ status: 503 }] } }, "UPSTREAM_UNAVAILABLE"],
    ["silence", "silent", "UPSTREAM_UNAVAILABLE"],
    ["half an answer", "half", "UPSTREAM_UNAVAILABLE"],
    ["another shape", ok({ car: "Ford" }), "UPSTREAM_UNAVAILABLE"],
  ])("say so where nobody answers: %s", async (_, answer, code) => {
    const { ask } = await registerWith({ dvla: { AB12CDE: answer } }, { dvla: true, dvsa: false });
    await expect(ask()).rejects.toMatchObject({ code });
  });

  it("ask once for a number that many want at once, and keep the answer for minutes", async () => {
    const { ask, standIn } = await registerWith({ dvla: { AB12CDE: ok(dvlaCar) }, dvsa: { AB12CDE: ok(dvsaCar) } });
    await Promise.all([ask(), ask(), ask()]);
    await ask("AB12CDE", new Date(now.getTime() + 9 * 60_000));
    expect(standIn.asked).toHaveLength(3);
    await ask("AB12CDE", new Date(now.getTime() + 11 * 60_000));
    expect(standIn.asked).toHaveLength(5);
  });

  it("keep no failure, and leave a source alone that was asked too much", async () => {
    const { ask, standIn } = await registerWith(
      { dvla: { AB12CDE: { status: 429, body: {} } } },
      { dvla: true, dvsa: false },
    );
    for (const minutes of [0, 1, 4]) await ask("AB12CDE", new Date(now.getTime() + minutes * 60_000)).catch(() => null);
    expect(standIn.asked).toHaveLength(1);
    await ask("AB12CDE", new Date(now.getTime() + 6 * 60_000)).catch(() => null);
    expect(standIn.asked).toHaveLength(2);
  });

  it("share a token, and renew one that has expired", async () => {
    const cars = { AB12CDE: ok(dvsaCar), AB13CDE: ok(dvsaCar), AB14CDE: ok(dvsaCar) };
    const { ask, standIn } = await registerWith({ dvsa: cars }, { dvla: false, dvsa: true });
    await Promise.all([ask("AB12CDE"), ask("AB13CDE")]);
    expect(standIn.asked.filter((one) => one === "token")).toHaveLength(1);
    standIn.endTokens();
    expect(await ask("AB14CDE")).toMatchObject({ model: "Discovery Sport" });
    expect(standIn.asked.filter((one) => one === "token")).toHaveLength(2);
  });
});
