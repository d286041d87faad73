import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const lines: string[] = [];
const testApp = await openTestApp({ onLog: (line) => lines.push(line) });
const typed = { brand: "Ford", model: "Focus", tyre_size: "205/55 R16" };

it("keeps registration numbers out of the logs, whatever comes of them", async () => {
  const [anna, bob] = [await testApp.make.consumer(), await testApp.make.consumer()];
  const plates = ["TA68KLM", "YK15ABC", "ER19MNT", "ER19BAD", "ER19NFD"];
  for (const number of plates) {
    await testApp.as(null).send("getVehicleData", { params: { number } });
    await testApp.as(null).send("checkedVehicleByNumber", { body: { number } });
    const add = () =>
      Promise.all(
        [anna, bob].map((who) => testApp.as(who).send("updateOrCreateVehicle", { body: { ...typed, number } })),
      );
    await add();
    await add();
  }
  await testApp.app.http.inject(`/api/v1/get_vehicle_data/${plates[0]}/more?number=${plates[0]}`);
  expect(lines.filter((line) => line.includes('"call"')).length).toBeGreaterThanOrEqual(25);
  expect(lines.filter((line) => plates.some((plate) => line.includes(plate)))).toEqual([]);
});
