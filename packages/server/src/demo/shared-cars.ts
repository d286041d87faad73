import type { Cast, Driver } from "./cast.ts";
import type { Stage } from "./stage.ts";

/** The second driver shares the car of the first; the third asks the first for it, and waits. */
export async function shareCars(stage: Stage, { drivers: [owner, partner, stranger] }: Cast): Promise<void> {
  if (!owner || !partner || !stranger) throw new Error("Too few drivers in the demo world");
  stage.daysAgo(9);
  const share = await ask(stage, owner, partner, "share");
  await (
    await stage.as(owner.who)
  ).call("answerVehicleRequest", { params: { id: String(share) }, body: { answer: "share" } });
  stage.daysAgo(3);
  await ask(stage, owner, stranger, "owner");
}

async function ask(stage: Stage, owner: Driver, asker: Driver, wish: "owner" | "share"): Promise<number> {
  const { list } = await (await stage.as(owner.who)).call("allUserVehicles", { params: { id: String(owner.who.id) } });
  const number = list.find(({ id }) => id === owner.vehicleId)?.number ?? "";
  const made = await (await stage.as(asker.who)).call("makeOwner", { body: { number, user_id: asker.who.id, wish } });
  return made.id;
}
