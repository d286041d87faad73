import { afterAll, describe, expect, it } from "vitest";
import { openSmtp } from "#testing/smtp";
import { openTestApp } from "#testing/test-app";
import type { SignedIn } from "#testing/factories/people";

const smtp = await openSmtp();
afterAll(() => smtp.close());
const testApp = await openTestApp({ mail: smtp.mail });
await testApp.app.jobs.work();
const admin = await testApp.make.admin();

const bytesOf = (content: string | ArrayBuffer | Uint8Array = ""): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);

async function scanned(driver: SignedIn) {
  const vehicle = await testApp.make.vehicle(driver);
  const scan = await testApp.make.scan(driver, { vehicleId: vehicle.id });
  await testApp.make.judge(admin, scan.id, [2.4, 4, 4]);
  return { vehicle, scan, body: { scan_id: scan.id } };
}

/** A scan that a fitter made for a driver of its club, and judged. */
async function scannedByFitter() {
  const fitter = await testApp.make.member({ scanManage: "members_only" });
  const club = await testApp.make.club(fitter.id, { name: `Club ${crypto.randomUUID()}` });
  const driver = await testApp.make.consumer();
  await testApp.make.join(driver.id, club);
  const vehicle = await testApp.make.vehicle(driver);
  const { id } = await testApp.make.upload(fitter.owner);
  const as = testApp.as(fitter.owner);
  const made = await as.call("memberCreateTyreScan", {
    body: { vehicle_id: vehicle.id, position: "front_left", upload_ids: [id] },
  });
  const depths = { inner_mm: 5, middle_mm: 5, outer_mm: 5 };
  await as.call("memberUpdateTread", { body: { scan_id: made.id, depths, version: made.version } });
  return { as, driver, body: { scan_id: made.id } };
}

describe("a report by mail", () => {
  it("reaches the driver as a PDF, once a day for the same result", async () => {
    const anna = await testApp.make.consumer({ freeScans: 4 });
    const { scan, body } = await scanned(anna);
    const as = testApp.as(anna);
    expect(await as.call("consumerSendScanEmail", { body })).toEqual({ outcome: "sent" });
    expect(await as.call("consumerSendScanEmail", { body })).toEqual({ outcome: "already_sent" });
    const mail = await smtp.waitFor(
      ({ subject = "", to = [] }) => subject.startsWith("Your tyre report") && to[0]?.address === anna.email,
    );
    expect(mail.attachments).toMatchObject([{ mimeType: "application/pdf", disposition: "attachment" }]);
    const [file] = mail.attachments;
    expect(file?.filename).toMatch(new RegExp(`^treadclub-report-TC-${scan.id}-\\d+\\.pdf$`));
    expect(new TextDecoder().decode(bytesOf(file?.content).slice(0, 5))).toBe("%PDF-");
    expect(mail.html).toContain(`open_field=${scan.id}`);
  });

  it("is not sent for scans of others, or without a result", async () => {
    const anna = await testApp.make.consumer({ freeScans: 4 });
    const { vehicle, body } = await scanned(anna);
    const other = testApp.as(await testApp.make.consumer());
    expect((await other.send("consumerSendScanEmail", { body })).error?.code).toBe("NOT_FOUND");
    const fitter = testApp.as((await testApp.make.member()).owner);
    expect((await fitter.send("memberSendScanEmail", { body })).error?.code).toBe("NOT_FOUND");
    const waiting = await testApp.make.scan(anna, { vehicleId: vehicle.id });
    const early = await testApp.as(anna).send("consumerSendScanEmail", { body: { scan_id: waiting.id } });
    expect(early.error?.code).toBe("STATE_CONFLICT");
  });

  it("is sent by the fitter who made the scan, where the driver wants mails about scans", async () => {
    const { as, driver, body } = await scannedByFitter();
    const choose = (on: boolean) =>
      testApp.as(driver).call("setNotificationChoices", { body: { list: [{ topic: "scans", channel: "email", on }] } });
    await choose(false);
    expect(await as.call("memberSendScanEmail", { body })).toEqual({ outcome: "not_wanted" });
    await choose(true);
    expect(await as.call("memberSendScanEmail", { body })).toEqual({ outcome: "sent" });
  });
});
