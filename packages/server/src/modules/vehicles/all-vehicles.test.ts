import { addDays, londonDay } from "@treadclub/rules";
import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const fitter = await testApp.make.member();
const club = await testApp.make.club(fitter.id);
const numbers = async (body: object): Promise<string[]> =>
  (await admin.call("getVehicleList", { body: { per_page: 100, ...body } })).list.map(({ number }) => number);

it("lists everybody's vehicles, newest first, found in any spelling, by owner, make and MOT", async () => {
  const today = londonDay(testApp.clock.now());
  const [ida, olaf] = [
    await testApp.make.consumer({ firstName: "Ida", lastName: "Everyone" }),
    await testApp.make.consumer({ firstName: "Olaf", lastName: "Everyone" }),
  ];
  const car = async (who: typeof ida, number: string, motDueOn: string | null, brand = "Ford") => {
    testApp.clock.forward(1000);
    const made = await testApp.make.vehicle(who, { number, brand });
    await testApp.db.pool.query("update vehicles set mot_due_on = $2 where id = $1", [made.id, motDueOn]);
    return made;
  };
  await car(ida, "AB12EVE", addDays(today, -1));
  await car(ida, "CD34EVE", today);
  await car(olaf, "EF56EVE", addDays(today, 28), "ŠKODA");
  await car(olaf, "GH78EVE", addDays(today, 29));
  const gone = await car(olaf, "JK90EVE", null);
  await car(olaf, "LM11EVE", null);
  await testApp.as(olaf).call("deleteVehicle", { params: { id: String(gone.id) } });
  expect(await numbers({})).toEqual(["LM11EVE", "GH78EVE", "EF56EVE", "CD34EVE", "AB12EVE"]);
  expect(await numbers({ sort: "number" })).toEqual(["AB12EVE", "CD34EVE", "EF56EVE", "GH78EVE", "LM11EVE"]);
  expect(await numbers({ sort: "mot_due_on", per_page: 2 })).toEqual(["AB12EVE", "CD34EVE"]);
  for (const search of ["ab12eve", "AB12 EVE", " ab 12-eve", "B12E"])
    expect(await numbers({ search })).toEqual(["AB12EVE"]);
  expect(await numbers({ search: "ida every" })).toEqual(["CD34EVE", "AB12EVE"]);
  expect(await numbers({ search: "%" })).toEqual([]);
  expect(await numbers({ filters: { brand: "škoda" } })).toEqual(["EF56EVE"]);
  expect(await numbers({ filters: { consumer_id: ida.id } })).toEqual(["CD34EVE", "AB12EVE"]);
  expect(await numbers({ filters: { mot: "overdue" } })).toEqual(["AB12EVE"]);
  expect(await numbers({ filters: { mot: "due_soon" } })).toEqual(["EF56EVE", "CD34EVE"]);
  expect(await numbers({ filters: { mot: "ok" } })).toEqual(["GH78EVE"]);
  expect(await numbers({ filters: { mot: "unknown", source: "typed" } })).toEqual(["LM11EVE"]);
  const [row] = (await admin.call("getVehicleList", { body: { search: "ab12eve" } })).list;
  expect(row).toMatchObject({
    consumer: { id: ida.id, name: "Ida Everyone" },
    created_at: expect.stringMatching(/Z$/),
  });
  expect(row?.tyres).toHaveLength(4);
});

it("needs one statement for any number of vehicles", async () => {
  const sent = async (perPage: number) =>
    (await testApp.queries(() => admin.call("getVehicleList", { body: { per_page: perPage } }))).statements.length;
  await sent(1);
  expect([await sent(1), await sent(100)]).toEqual([1, 1]);
});

it("shows a fitter a car that its driver shares, as that driver's and without its owner's name", async () => {
  const mine = await testApp.make.consumer({ firstName: "Sharer", lastName: "Known" });
  const stranger = await testApp.make.consumer({ firstName: "Owner", lastName: "Unknown" });
  await testApp.make.join(mine.id, club);
  const shared = await testApp.make.vehicle(stranger);
  await testApp.make.vehicle(stranger);
  await testApp.db.pool.query("insert into vehicle_drivers (vehicle_id, consumer_id, since) values ($1, $2, now())", [
    shared.id,
    mine.id,
  ]);
  const list = (body: object) => testApp.as(fitter.owner).call("memberGetVehicles", { body });
  const { list: found } = await list({ filters: { consumer_id: mine.id } });
  expect(found.map(({ id, consumer }) => [id, consumer])).toEqual([[shared.id, { id: mine.id, name: "Sharer Known" }]]);
  expect((await list({ search: "Sharer" })).total_count).toBe(1);
  expect((await list({ search: "Owner Unknown" })).total_count).toBe(0);
});
