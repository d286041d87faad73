import { expect, it } from "vitest";
import { openWorld } from "#testing/world";

const world = await openWorld();

it("is shown to the driver, to members that are linked, and to administrators", async () => {
  const anna = await world.make.consumer();
  const member = await world.make.member();
  const ask = async (who: { token: string }) =>
    world.as(who).send("getConsumerCredit", { params: { id: String(anna.id) } });
  const welcome = { balance: 4, free: 4, paid: 0 };
  expect((await ask(anna)).reply).toEqual(welcome);
  expect((await ask(await world.make.admin())).reply).toEqual(welcome);
  expect((await ask(await world.make.superAdmin())).reply).toEqual(welcome);
  for (const stranger of [member.owner, await world.make.consumer(), await world.make.supplier()])
    expect((await ask(stranger)).error?.code).toBe("NOT_FOUND");
  await world.make.join(anna.id, await world.make.club(member.id));
  expect((await ask(member.owner)).reply).toEqual(welcome);
  expect((await world.as(null).send("getConsumerCredit", { params: { id: String(anna.id) } })).status).toBe(401);
});
