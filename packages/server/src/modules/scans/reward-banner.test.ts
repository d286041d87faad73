import { photos } from "@treadclub/kit/tables";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const fitter = await testApp.make.member({ scanManage: "members_only" });
const other = await testApp.make.member({ scanManage: "members_only" });
const [owner, stranger] = [testApp.as(fitter.owner), testApp.as(other.owner)];
const at = (id: number) => ({ params: { id: String(id) } });

/** A driver with a scan that waits for a fitter. */
async function scanned(by = fitter) {
  const club = await testApp.make.club(by.id, { name: `Club ${crypto.randomUUID()}` });
  const driver = await testApp.make.consumer({ freeScans: 4 });
  await testApp.as(driver).call("joinClub", { body: { code: club.code } });
  const vehicle = await testApp.make.vehicle(driver);
  const scan = await testApp.make.scan(driver, { vehicleId: vehicle.id, clubCode: club.code });
  return { driver: testApp.as(driver), ...scan };
}
const judge = ({ id, version }: { readonly id: number; readonly version: number }) =>
  owner.call("memberUpdateTread", {
    body: { scan_id: id, depths: { inner_mm: 5, middle_mm: 5, outer_mm: 5 }, version },
  });

describe("a banner and a logo", () => {
  const upload = () => testApp.make.upload(fitter.owner);
  const removed = async (id: string) =>
    (await testApp.db.read.select({ at: photos.removedAt }).from(photos).where(eq(photos.id, id)))[0]?.at !== null;

  it("are shown with the result to the driver and to whoever has a link, and nowhere before", async () => {
    const scan = await scanned();
    const [wide, narrow, logo] = [await upload(), await upload(), await upload()];
    const body = { scan_id: scan.id, title: "Winter check", text: "£10", link: "https://harbour.example/w" };
    const made = await owner.call("memberCreateScanBonusBanner", {
      body: { ...body, upload_id: wide.id, phone_upload_id: narrow.id },
    });
    expect(made.reward?.banner?.picture?.url).toContain(wide.photoId);
    expect(made.reward?.banner?.phone_picture?.url).toContain(narrow.photoId);
    await owner.call("createScanLogo", { body: { scan_id: scan.id, upload_id: logo.id } });
    expect((await testApp.as(null).call("getScanLogoByScanId", at(scan.id))).logo).toBeNull();
    await judge(scan);
    expect((await scan.driver.call("consumerGetScanById", at(scan.id))).reward).toMatchObject({
      banner: { title: "Winter check", text: "£10", link: "https://harbour.example/w" },
      logo: { width: 1200 },
    });
    expect((await testApp.as(null).call("getScanLogoByScanId", at(scan.id))).logo?.url).toContain(logo.photoId);
    const link = await scan.driver.call("createScanLink", { body: { scan_id: scan.id } });
    const token = new URL(link.link).hash.slice(1);
    expect(await testApp.as(null).call("getSharedScan", { body: { token } })).toMatchObject({
      banner: { title: "Winter check" },
      logo: { width: 1200 },
    });
    expect((await admin.call("getBannerBonusByScanId", at(scan.id))).banner?.title).toBe("Winter check");
  });

  it("keep their pictures where none is sent, and let go of what they show no more", async () => {
    const scan = await scanned();
    const [first, second] = [await upload(), await upload()];
    const banner = (extra: object) =>
      owner.call("memberCreateScanBonusBanner", { body: { scan_id: scan.id, title: "Check", ...extra } });
    await banner({ upload_id: first.id });
    expect((await banner({ title: "Other" })).reward?.banner?.picture?.url).toContain(first.photoId);
    await banner({ upload_id: second.id });
    expect([await removed(first.photoId), await removed(second.photoId)]).toEqual([true, false]);
    await admin.call("deleteScanBonusBannerByScanId", at(scan.id));
    expect(await removed(second.photoId)).toBe(true);
  });

  it("a logo serves the fitter's next scans, and stays while one shows it", async () => {
    const [one, two] = [await scanned(), await scanned()];
    const logo = await upload();
    await owner.call("createScanLogo", { body: { scan_id: one.id, upload_id: logo.id } });
    expect((await owner.call("getScanRewardOffers", at(two.id))).last_logo?.url).toContain(logo.photoId);
    expect((await owner.call("createScanLogo", { body: { scan_id: two.id } })).reward?.logo?.url).toContain(
      logo.photoId,
    );
    await admin.call("deleteScanLogoByScanId", at(one.id));
    expect(await removed(logo.photoId)).toBe(false);
    await owner.call("memberDeleteScanReward", { params: { id: String(two.id), part: "logo" } });
    expect(await removed(logo.photoId)).toBe(true);
  });

  it("take no picture of somebody else, none twice, and no address that is not one", async () => {
    const scan = await scanned();
    const [mine, theirs] = [await upload(), await testApp.make.upload(other.owner)];
    const send = (extra: object) =>
      owner.send("memberCreateScanBonusBanner", { body: { scan_id: scan.id, title: "Check", ...extra } });
    expect((await send({ upload_id: theirs.id })).error?.code).toBe("NOT_FOUND");
    expect((await send({ upload_id: mine.id, phone_upload_id: mine.id })).error?.fields).toHaveProperty(
      "phone_upload_id",
    );
    expect((await send({ link: "javascript:alert(1)" })).error?.fields).toHaveProperty("link");
    expect((await send({ upload_id: mine.id })).status).toBe(200);
    expect((await send({ upload_id: mine.id })).error?.code).toBe("STATE_CONFLICT");
    const first = await scanned(other);
    expect((await stranger.send("createScanLogo", { body: { scan_id: first.id } })).error?.fields).toHaveProperty(
      "upload_id",
    );
  });
});
