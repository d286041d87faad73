import { expect, it } from "vitest";
import { addVehicle } from "#testing/fixtures-records";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());

async function scanned(depths: { inner_mm: number; middle_mm: number; outer_mm: number }) {
  const driver = await testApp.make.consumer();
  const fitter = await testApp.make.member();
  const discounts = [
    { title: "Anything", amount_pence: 1000 },
    { title: "Tyres", amount_pence: 900, conditions: { products: ["tyres "] } },
    { title: "Alignment", amount_pence: 800, conditions: { products: ["Wheel alignment"] } },
    { title: "MOT", amount_pence: 700, conditions: { products: ["MOT"] } },
  ];
  await testApp.make.join(driver.id, await testApp.make.club(fitter.id, { discounts }));
  const vehicle = await addVehicle(testApp, driver);
  const upload = await testApp.make.upload(driver);
  const as = testApp.as(driver);
  const body = { vehicle_id: vehicle, position: "front_left" as const, upload_ids: [upload.id], mileage: 30_000 };
  const scan = await as.call("consumerCreateTyreScan", { body });
  await admin.call("updateTread", { body: { scan_id: scan.id, depths, version: scan.version } });
  const list = async () => (await as.call("getDiscountsWithScan", { body: { scan_id: scan.id } })).list;
  return { as, scan, list };
}

it("lists what a scan has earned and what its result asks for", async () => {
  const { list } = await scanned({ inner_mm: 1.2, middle_mm: 3, outer_mm: 3 });
  const found = (await list()).map(({ title, relation }) => [relation, title]).toSorted();
  expect(found.slice(0, 3)).toEqual([
    ["applies", "Alignment"],
    ["applies", "Anything"],
    ["applies", "Tyres"],
  ]);
  expect(found.slice(3).map(([relation]) => relation)).toEqual(["earned"]);
});

it("lists what was earned alone where nothing is to be done", async () => {
  const { list } = await scanned({ inner_mm: 6, middle_mm: 6, outer_mm: 6 });
  expect((await list()).map(({ relation }) => relation)).toEqual(["earned"]);
});

it("is for its own driver", async () => {
  const { scan } = await scanned({ inner_mm: 6, middle_mm: 6, outer_mm: 6 });
  const other = testApp.as(await testApp.make.consumer());
  const answer = await other.send("getDiscountsWithScan", { body: { scan_id: scan.id } });
  expect(answer.error?.code).toBe("NOT_FOUND");
});
