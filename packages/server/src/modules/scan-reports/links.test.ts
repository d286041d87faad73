import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const guest = testApp.as(null);
const dayMs = 24 * 3_600_000;

async function fixtures() {
  const anna = await testApp.make.consumer({ freeScans: 4 });
  const vehicle = await testApp.make.vehicle(anna);
  const scan = await testApp.make.scan(anna, { vehicleId: vehicle.id, mileage: 41_000 });
  await testApp.make.judge(admin, scan.id, [2.4, 4, 4]);
  const as = testApp.as(anna);
  const share = async (body = {}) => {
    const made = await as.call("createScanLink", { body: { scan_id: scan.id, ...body } });
    return { ...made, token: new URL(made.link).hash.slice(1) };
  };
  return { anna, as, scan, vehicle, share };
}

const signatureOf = (params: URLSearchParams) => ({
  expires: params.get("expires") ?? "",
  signature: params.get("signature") ?? "",
});

const open = (token: string) => guest.send("getSharedScan", { body: { token } });

describe("a link to a result", () => {
  it("shows a guest the tyre, and nobody's name, number, mileage or message", async () => {
    const { anna, share, vehicle } = await fixtures();
    const { token, link } = await share();
    expect(link).toMatch(/\/app\/shared_scan#[\w-]{43}$/);
    const { reply } = await open(token);
    expect(reply).toMatchObject({
      position: "front_left",
      minimum_mm: 2.4,
      results: ["recommended_change", "wheel_alignment"],
      judged_for: "admin",
    });
    expect(reply?.vehicle.number).toBe(`•••• ${vehicle.number.slice(-3)}`);
    const said = JSON.stringify(reply);
    for (const secret of [vehicle.number, anna.email, "41000", '"consumer"', '"message"', '"typed"'])
      expect(said).not.toContain(secret);
    const { pathname, searchParams } = new URL(reply?.report_url ?? "", "http://localhost");
    const query = { ...signatureOf(searchParams), language: "uk" } as const;
    const file = await guest.send("getSharedScanReport", { params: { id: pathname.split("/").at(-1) ?? "" }, query });
    expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const forged = await guest.send("getSharedScanReport", { params: { id: "999999" }, query });
    expect(forged.error?.code).toBe("CODE_INVALID");
  });

  it("is stored as a hash", async () => {
    const { share } = await fixtures();
    const { token, id } = await share();
    const { rows } = await testApp.run(({ db }) =>
      db.execute<{ token_hash: string }>(`select * from scan_links where id = ${id}`),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is ended by its driver, and by nobody else", async () => {
    const { as, share, scan } = await fixtures();
    const { id, token } = await share();
    const at = { params: { id: String(id) } };
    const other = testApp.as(await testApp.make.consumer());
    expect((await other.send("deleteScanLink", at)).error?.code).toBe("NOT_FOUND");
    const list = await as.call("getScanLinks", { body: { filters: { scan_id: scan.id } } });
    expect(list.list).toMatchObject([{ id, scan_id: scan.id, member_name: null }]);
    expect((await other.call("getScanLinks", { body: {} })).total_count).toBe(0);
    await as.call("deleteScanLink", at);
    expect((await open(token)).error?.code).toBe("CODE_INVALID");
    expect((await as.call("getScanLinks", { body: {} })).total_count).toBe(0);
  });

  it.each(["undo", "delete"] as const)("shows nothing once an administrator takes the result back: %s", async (how) => {
    const { scan, share } = await fixtures();
    const { token } = await share();
    const at = { params: { id: String(scan.id) } };
    if (how === "undo") await testApp.as(admin).call("undoScanReview", { ...at, body: {} });
    else await testApp.as(admin).call("deleteScanById", at);
    expect((await open(token)).error?.code).toBe("CODE_INVALID");
  });

  it("is not made for scans of others, by administrators, or without a result", async () => {
    const { anna, vehicle, scan } = await fixtures();
    const body = { scan_id: scan.id };
    const other = testApp.as(await testApp.make.consumer());
    expect((await other.send("createScanLink", { body })).error?.code).toBe("NOT_FOUND");
    expect((await testApp.as(admin).send("createScanLink", { body })).error?.code).toBe("ACTION_NOT_ALLOWED");
    const waiting = await testApp.make.scan(anna, { vehicleId: vehicle.id });
    const early = await testApp.as(anna).send("createScanLink", { body: { scan_id: waiting.id } });
    expect(early.error?.code).toBe("STATE_CONFLICT");
  });

  it.each([
    ["the fitter who made it", "users", "disabled = true"],
    ["the company", "members", "state = 'disabled'"],
  ] as const)("neither opens nor is listed once %s is disabled", async (_, table, change) => {
    const { anna, as, vehicle } = await fixtures();
    const fitter = await testApp.make.member();
    await testApp.make.join(anna.id, await testApp.make.club(fitter.id, { name: `Club ${crypto.randomUUID()}` }));
    const asFitter = testApp.as(fitter.owner);
    const depths = { inner_mm: 5, middle_mm: 5, outer_mm: 5 };
    const made = await asFitter.call("memberCreateGaugeScans", {
      body: { vehicle_id: vehicle.id, tyres: [{ position: "rear_left", depths }] },
    });
    const { link } = await asFitter.call("createScanLink", { body: { scan_id: made.scans[0]?.id ?? 0 } });
    const token = new URL(link).hash.slice(1);
    const listed = async () => (await as.call("getScanLinks", { body: {} })).total_count;
    expect([(await open(token)).status, await listed()]).toEqual([200, 1]);
    const id = table === "users" ? fitter.owner.id : fitter.id;
    await testApp.run(({ db }) => db.execute(`update ${table} set ${change} where id = ${id}`));
    expect((await open(token)).error?.code).toBe("CODE_INVALID");
    expect(await listed()).toBe(0);
  });

  it("ends with the driver's account", async () => {
    const { anna, share } = await fixtures();
    const { token } = await share();
    await testApp.app.jobs.run("erase-consumer", { id: anna.id });
    expect((await open(token)).error?.code).toBe("CODE_INVALID");
  });

  // Signed-in users of before are signed out by it.
  it("ends after its days, 90 by default", async () => {
    const { share } = await fixtures();
    const [usual, short] = [await share(), await share({ days: 1 })];
    const now = testApp.clock.now().getTime();
    expect(Math.round((Date.parse(usual.expires_at) - now) / dayMs)).toBe(90);
    testApp.clock.forward(dayMs + 1);
    expect((await open(short.token)).error?.code).toBe("CODE_INVALID");
    expect((await open(usual.token)).status).toBe(200);
    await testApp.app.jobs.run("sweep-scan-links");
    expect((await open(usual.token)).status).toBe(200);
  });
});
