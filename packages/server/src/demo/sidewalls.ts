import type { Cast } from "./cast.ts";
import type { Stage } from "./stage.ts";

const clear = { inner_mm: 6, middle_mm: 6, outer_mm: 6 };

/** Sidewalls of the demo world: an old tyre that a fitter photographed, and one that waits for an administrator. */
export async function sidewallsOf(stage: Stage, { admin, fitters, drivers }: Cast): Promise<void> {
  const [anna, , , , , , , , , , , , , , , , , , waiting] = drivers;
  const fitter = fitters[anna?.fitter ?? 0]?.owner;
  if (!anna || !waiting || !fitter) throw new Error("The demo world has too few people");
  stage.daysAgo(45, 10);
  const scan = await (
    await stage.as(fitter)
  ).call("memberCreateTyreWallScan", {
    body: {
      vehicle_id: anna.vehicleId,
      sidewalls: [
        {
          position: "rear_left",
          upload_ids: [await stage.photo(fitter, clear, 901), await stage.photo(fitter, clear, 902)],
          text: { size: anna.tyreSize, dot: "1215" },
        },
      ],
    },
  });
  stage.clock.forward(31 * 60_000);
  const text = { size: anna.tyreSize, load: "91", speed: "V", dot: "DOT HD7R 08NX 1215", make: "Dunlop" };
  await (
    await stage.as(admin)
  ).call("updateTread", {
    body: { scan_id: scan.id, sidewalls: [{ position: "rear_left", text }], version: scan.version },
  });
  stage.daysAgo(0, 7);
  await (
    await stage.as(waiting.who)
  ).call("consumerCreateTyreWallScan", {
    body: {
      vehicle_id: waiting.vehicleId,
      sidewalls: [
        {
          position: "front_left",
          upload_ids: [await stage.photo(waiting.who, clear, 903)],
          text: { size: waiting.tyreSize, dot: "3322" },
        },
      ],
    },
  });
}
