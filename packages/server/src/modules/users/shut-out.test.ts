import { describe, expect, it } from "vitest";
import { totpSecrets } from "#modules/identity";
import { lastMail } from "#testing/fixtures-teams";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const at = (id: number) => ({ params: { id: String(id) } });
const setDisabled = (who: { token: string }, id: number, disabled: boolean, version = 0) =>
  testApp.as(who).send("setUserDisabled", { ...at(id), body: { disabled, version } });

describe("a disabled user", () => {
  it("is signed out within a second and cannot sign in, until they are let in again", async () => {
    const admin = await testApp.make.admin();
    const password = "a long enough sentence";
    const driver = await testApp.make.consumer({ password });
    expect((await testApp.as(driver).send("currentUser")).status).toBe(200);
    const shut = await setDisabled(admin, driver.id, true);
    expect(shut.reply).toMatchObject({ disabled: true, sessions: 0, version: 1, consumer_state: "active" });
    expect(shut.reply?.can).toMatchObject({ disable: false, enable: true, act_as: false, end_sessions: false });
    await expect.poll(async () => (await testApp.as(driver).send("currentUser")).status).toBe(401);
    const signIn = () => testApp.as(null).call("logIn", { body: { email: driver.email, password } });
    expect(await signIn()).toMatchObject({ token: null, guard_message: "disabled" });
    expect((await setDisabled(admin, driver.id, false, 1)).reply?.disabled).toBe(false);
    expect((await signIn()).guard_message).toBeNull();
  });

  it("is not disabled twice, nor over somebody else's change", async () => {
    const admin = await testApp.make.admin();
    const driver = await testApp.make.consumer();
    const answers = await Promise.all([
      setDisabled(admin, driver.id, true),
      setDisabled(admin, driver.id, true),
      setDisabled(admin, driver.id, true),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
    expect((await setDisabled(admin, driver.id, true, 1)).error?.code).toBe("STATE_CONFLICT");
  });

  it("is never oneself, nor an administrator for an admin", async () => {
    const [admin, other] = [await testApp.make.admin(), await testApp.make.admin()];
    const superAdmin = await testApp.make.superAdmin();
    expect((await setDisabled(superAdmin, superAdmin.id, true)).error?.code).toBe("STATE_CONFLICT");
    expect((await setDisabled(admin, other.id, true)).error?.code).toBe("NOT_FOUND");
    expect((await setDisabled(admin, superAdmin.id, true)).error?.code).toBe("NOT_FOUND");
    expect((await setDisabled(superAdmin, admin.id, true)).status).toBe(200);
  });
});

describe("signing out", () => {
  it("ends every sign-in of a user", async () => {
    const admin = await testApp.make.admin();
    const phone = await testApp.make.consumer();
    const desktop = await testApp.make.signedInAgain(phone);
    const before = await testApp.as(admin).call("getUserById", at(phone.id));
    expect([before.sessions, before.can.end_sessions]).toEqual([2, true]);
    await testApp.as(admin).call("endUserSessions", { ...at(phone.id), body: {} });
    for (const device of [phone, desktop])
      await expect.poll(async () => (await testApp.as(device).send("currentUser")).status).toBe(401);
    expect((await testApp.as(admin).call("getUserById", at(phone.id))).sessions).toBe(0);
  });
});

describe("a lost second step", () => {
  it("is taken off once; its user is signed out and told", async () => {
    const admin = await testApp.make.admin();
    const driver = await testApp.make.consumer();
    await testApp.run(async (ctx) => {
      await ctx.db
        .insert(totpSecrets)
        .values({ userId: driver.id, secret: "sealed", createdAt: ctx.now, confirmedAt: ctx.now });
    });
    expect((await testApp.as(admin).call("getUserById", at(driver.id))).can.reset_second_step).toBe(true);
    await testApp.as(admin).call("resetSecondStep", { ...at(driver.id), body: {} });
    await expect.poll(async () => (await testApp.as(driver).send("currentUser")).status).toBe(401);
    expect((await lastMail(testApp, driver.email)).subject).toBe("Your two-step verification was reset");
    const again = await testApp.as(admin).send("resetSecondStep", { ...at(driver.id), body: {} });
    expect(again.error?.code).toBe("STATE_CONFLICT");
    expect((await testApp.as(admin).call("getUserById", at(driver.id))).second_step).toBe(false);
  });
});

describe("what an administrator may do", () => {
  it("goes out with the user", async () => {
    const [admin, superAdmin] = [await testApp.make.admin(), await testApp.make.superAdmin()];
    const [driver, supplier] = [await testApp.make.consumer(), await testApp.make.supplier()];
    const member = await testApp.make.member({ companyName: "Forge Lane" });
    const can = async (who: typeof admin, id: number) => (await testApp.as(who).call("getUserById", at(id))).can;
    expect(await can(admin, driver.id)).toMatchObject({ act_as: true, set_roles: false, disable: true });
    expect(await can(admin, supplier.id)).toMatchObject({ act_as: false, set_roles: false });
    expect(await can(superAdmin, supplier.id)).toMatchObject({ act_as: true, set_roles: true });
    expect(await can(superAdmin, driver.id)).toMatchObject({ act_as: true, set_roles: false });
    expect(await can(superAdmin, superAdmin.id)).toMatchObject({ act_as: false, disable: false, set_roles: true });
    const owner = await testApp.as(admin).call("getUserById", at(member.owner.id));
    expect(owner).toMatchObject({
      company: { id: member.id, name: "Forge Lane", position: "owner" },
      role_code: "M",
      consumer_state: null,
    });
  });
});
