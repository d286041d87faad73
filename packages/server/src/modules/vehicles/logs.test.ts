import { expect, it } from "vitest";
import { openWorld } from "#testing/world";

const lines: string[] = [];
const world = await openWorld({ onLog: (line) => lines.push(line) });
const typed = { brand: "Ford", model: "Focus", tyre_size: "205/55 R16" };

it("keeps registration numbers out of the logs, whatever comes of them", async () => {
  const [anna, bob] = [await world.make.consumer(), await world.make.consumer()];
  const plates = ["TA68KLM", "YK15ABC", "ER19MNT", "ER19BAD", "ER19NFD"];
  for (const number of plates) {
    await world.as(null).send("getVehicleData", { params: { number } });
    await world.as(null).send("checkedVehicleByNumber", { body: { number } });
    const add = () =>
      Promise.all(
        [anna, bob].map((who) => world.as(who).send("updateOrCreateVehicle", { body: { ...typed, number } })),
      );
    await add();
    await add();
  }
  await world.app.http.inject(`/api/v1/get_vehicle_data/${plates[0]}/more?number=${plates[0]}`);
  expect(lines.filter((line) => line.includes('"call"')).length).toBeGreaterThanOrEqual(25);
  expect(lines.filter((line) => plates.some((plate) => line.includes(plate)))).toEqual([]);
});
