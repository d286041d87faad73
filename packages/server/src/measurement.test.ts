import { openDatabase } from "@treadclub/kit/db/open";
import { openLog } from "@treadclub/kit/log";
import { describe, expect, it } from "vitest";
import { openMeasuringHarness } from "#testing/measuring-harness";
import { openApp, type AppOptions } from "./app.ts";
import type { MeasurementSettings } from "./measurement.ts";

const { testApp, service, driver } = await openMeasuringHarness();
const settings: MeasurementSettings = { remote: null, sandbox: true, webhooksToPrivate: true, demoSite: null };

/** The platform once more over the same database, for as long as `work` runs. */
async function started<T>(
  options: Partial<AppOptions>,
  work: (app: Awaited<ReturnType<typeof openApp>>) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ url: testApp.url, log: openLog({ level: "silent" }) });
  const app = await openApp({ ...testApp.appOptions, db, measurement: settings, ...options });
  try {
    return await work(app);
  } finally {
    await app.close();
    await db.close();
  }
}
const openKeys = async (): Promise<string[]> =>
  (await service.keys.list()).filter((key) => key.revokedAt === null).map((key) => key.name);

describe("the keys of the platform at its own service", () => {
  it("are one, the sandbox's beside it, however often it starts", async () => {
    await started({}, async () => expect(await openKeys()).toEqual(["Sandbox", "TreadClub"]));
    expect(await openKeys()).toEqual(["Sandbox", "TreadClub"]);
  });

  it("end with a secret that was changed, and with the demo", async () => {
    const { key } = await service.keys.make({ name: "Forecourt", scopes: ["create"] });
    expect(key).toMatch(/^tk_live_/);
    const demo = { ...settings, demoSite: "http://localhost:4600" };
    await started({ measurement: demo }, async () =>
      expect(await openKeys()).toEqual(["Sandbox", "TreadClub", "Forecourt", "Harbour Car Hire (demo)"]),
    );
    await started({ tokenSecret: "another secret of at least 32 characters" }, async (app) => {
      expect(await openKeys()).toEqual(["Sandbox", "Forecourt", "TreadClub"]);
      expect((await app.measurement.port.begin("2")).token).toMatch(/^ts_/);
    });
    const { as } = await driver();
    const refused = await as.send("consumerGetMeasurementToken", { query: {} });
    expect(refused.error?.code).toBe("UPSTREAM_UNAVAILABLE");
  });
});
