import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();

it("is shown to the driver, to members that are linked, and to administrators", async () => {
  const anna = await testApp.make.consumer();
  const member = await testApp.make.member();
  const ask = async (who: { token: string }) =>
    testApp.as(who).send("getConsumerCredit", { params: { id: String(anna.id) } });
  const welcome = { balance: 4, free: 4, paid: 0, ends: [] };
  expect((await ask(anna)).reply).toEqual(welcome);
  expect((await ask(await testApp.make.admin())).reply).toEqual(welcome);
  expect((await ask(await testApp.make.superAdmin())).reply).toEqual(welcome);
  for (const stranger of [member.owner, await testApp.make.consumer(), await testApp.make.supplier()])
    expect((await ask(stranger)).error?.code).toBe("NOT_FOUND");
  await testApp.make.join(anna.id, await testApp.make.club(member.id));
  expect((await ask(member.owner)).reply).toEqual(welcome);
  expect((await testApp.as(null).send("getConsumerCredit", { params: { id: String(anna.id) } })).status).toBe(401);
});
