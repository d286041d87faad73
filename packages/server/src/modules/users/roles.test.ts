import { describe, expect, it } from "vitest";
import { mailedToken } from "#testing/fixtures-teams";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const at = (id: number) => ({ params: { id: String(id) } });
type Role = "admin" | "super_admin" | "supplier";
const setRoles = (who: { token: string }, id: number, roles: Role[], version = 0) =>
  testApp.as(who).send("setUserRoles", { ...at(id), body: { roles, version } });
const superAdmins = async (): Promise<number> => {
  const { rows } = await testApp.db.pool.query<{ n: string }>(
    "select count(*) as n from user_roles r join users u on u.id = r.user_id where r.role = 'super_admin' and not u.disabled",
  );
  return Number(rows[0]?.n);
};
/** Of the super admins of this test app two are left. */
async function lastTwo() {
  await testApp.db.pool.query("delete from user_roles where role = 'super_admin'");
  return [await testApp.make.superAdmin(), await testApp.make.superAdmin()] as const;
}

describe("administrators", () => {
  it("are made by super admins only", async () => {
    const superAdmin = await testApp.make.superAdmin();
    const member = await testApp.make.member();
    const others = [
      await testApp.make.admin(),
      member.owner,
      await testApp.make.staff(member.id),
      await testApp.make.consumer(),
      await testApp.make.supplier(),
    ];
    const supplier = await testApp.make.supplier();
    const body = { email: "new.admin@example.com", first_name: "Kim", last_name: "Ford", role: "admin" as const };
    for (const who of others) {
      expect((await setRoles(who, supplier.id, ["admin"])).error?.code).toBe("ROLE_FORBIDDEN");
      expect((await setRoles(who, who.id, ["super_admin"])).error?.code).toBe("ROLE_FORBIDDEN");
      expect((await testApp.as(who).send("inviteUser", { body })).error?.code).toBe("ROLE_FORBIDDEN");
    }
    expect((await setRoles(superAdmin, supplier.id, ["admin"])).reply?.role_code).toBe("MA");
  });

  it("are never drivers or users of a company as well", async () => {
    const superAdmin = await testApp.make.superAdmin();
    const member = await testApp.make.member();
    for (const who of [await testApp.make.consumer(), member.owner])
      expect((await setRoles(superAdmin, who.id, ["admin"])).error?.code).toBe("STATE_CONFLICT");
  });

  it("sign in anew, to set up a second step first", async () => {
    const superAdmin = await testApp.make.superAdmin();
    const password = "a long enough sentence";
    const supplier = await testApp.make.supplier({ password });
    await setRoles(superAdmin, supplier.id, ["admin", "supplier"]);
    await expect.poll(async () => (await testApp.as(supplier).send("currentUser")).status).toBe(401);
    const again = await testApp.as(null).call("logIn", { body: { email: supplier.email, password } });
    expect(again.user?.must_set_up_second_step).toBe(true);
    const answer = await testApp.as({ token: again.token ?? "" }).send("getUsersList", { body: {} });
    expect(answer.error?.code).toBe("SECOND_STEP_WANTED");
  });

  it("are not changed over somebody else's change", async () => {
    const superAdmin = await testApp.make.superAdmin();
    const supplier = await testApp.make.supplier();
    expect((await setRoles(superAdmin, supplier.id, ["admin"])).status).toBe(200);
    expect((await setRoles(superAdmin, supplier.id, ["supplier"])).error?.code).toBe("STATE_CONFLICT");
  });
});

describe("the last super admin", () => {
  it("stays", async () => {
    const [one, two] = await lastTwo();
    expect((await setRoles(one, two.id, ["admin"])).status).toBe(200);
    expect((await setRoles(one, one.id, ["admin"])).error?.code).toBe("STATE_CONFLICT");
    expect(await superAdmins()).toBe(1);
  });

  it.each(["demote themselves", "demote each other", "disable each other", "demote and disable"])(
    "stays when two %s at once",
    async (what) => {
      const disable = (who: { token: string }, id: number) =>
        testApp.as(who).send("setUserDisabled", { ...at(id), body: { disabled: true, version: 0 } });
      for (let round = 0; round < 5; round += 1) {
        const [one, two] = await lastTwo();
        const both = {
          "demote themselves": () => [setRoles(one, one.id, ["admin"]), setRoles(two, two.id, ["admin"])],
          "demote each other": () => [setRoles(one, two.id, ["admin"]), setRoles(two, one.id, ["admin"])],
          "disable each other": () => [disable(one, two.id), disable(two, one.id)],
          "demote and disable": () => [setRoles(one, two.id, ["admin"]), disable(two, one.id)],
        }[what];
        await Promise.all(both?.() ?? []);
        expect(await superAdmins()).toBe(1);
      }
    },
  );
});

describe("an invited administrator", () => {
  const invite = async (email: string) => {
    const superAdmin = await testApp.make.superAdmin();
    const body = { email, first_name: "Kim", last_name: "Ford", role: "admin" as const };
    const answer = await testApp.as(superAdmin).send("inviteUser", { body });
    return { answer, token: answer.status === 200 ? await mailedToken(testApp, email) : "" };
  };
  const choose = (token: string) =>
    testApp
      .as(null)
      .send("setFirstPassword", { body: { token, password: "a long enough sentence", terms_accepted: true } });

  it("chooses a password by the link, once, and sets up a second step", async () => {
    const { token } = await invite("kim@example.com");
    const answers = await Promise.all([choose(token), choose(token), choose(token)]);
    const [first, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect(first?.reply).toMatchObject({
      guard_message: null,
      user: { email: "kim@example.com", email_confirmed: true, role_code: "MA", must_set_up_second_step: true },
    });
    expect(others.map((answer) => answer.error?.code)).toEqual(["CODE_INVALID", "CODE_INVALID"]);
  });

  it("is sent a new link, and the old one leads nowhere", async () => {
    const { answer, token } = await invite("lee@example.com");
    const again = await invite("lee@example.com");
    expect(again.answer.reply).toEqual(answer.reply);
    expect((await choose(token)).error?.code).toBe("CODE_INVALID");
    expect((await choose(again.token)).status).toBe(200);
    expect((await invite("lee@example.com")).answer.error?.code).toBe("EMAIL_EXISTS");
  });

  it("comes too late after seven days", async () => {
    const { token } = await invite("mo@example.com");
    testApp.clock.forward(7 * 24 * 3_600_000);
    expect((await choose(token)).error?.code).toBe("CODE_INVALID");
  });

  it("is invited again however long ago it was", async () => {
    const first = await invite("nia@example.com");
    testApp.clock.forward(40 * 24 * 3_600_000);
    await testApp.app.jobs.run("sweep-sign-ins");
    const again = await invite("nia@example.com");
    expect(again.answer.reply).toEqual(first.answer.reply);
    expect((await choose(again.token)).status).toBe(200);
  });

  it("is no super admin to rely on before they came in", async () => {
    const [one, two] = await lastTwo();
    const body = { email: "oli@example.com", first_name: "Oli", last_name: "Ford", role: "super_admin" as const };
    await testApp.as(one).call("inviteUser", { body });
    expect((await setRoles(one, two.id, ["admin"])).status).toBe(200);
    expect((await setRoles(one, one.id, ["admin"])).error?.code).toBe("STATE_CONFLICT");
  });

  it("is nobody who has an account", async () => {
    const driver = await testApp.make.consumer();
    expect((await invite(driver.email)).answer.error?.code).toBe("EMAIL_EXISTS");
  });
});
