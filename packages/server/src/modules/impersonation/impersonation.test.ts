import { auditLog } from "@treadclub/kit/tables";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { endSessions, sessions, setDisabled } from "#modules/identity";
import type { SignedIn } from "#testing/factories/people";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const reason = "She asked us on the phone";
const ask = (admin: SignedIn, userId: number, why = reason) =>
  testApp.as(admin).send("rabbitHole", { params: { id: String(userId) }, body: { reason: why } });
const enter = (admin: SignedIn, token: string) => testApp.as(admin).send("enterRabbitHole", { body: { token } });

/** An administrator who acts as somebody, with the bearer of that. */
async function acting(userId: number) {
  const admin = await testApp.make.admin();
  const asked = await ask(admin, userId);
  const entered = await enter(admin, asked.reply?.token ?? "");
  return { admin, entered, as: { token: entered.reply?.token ?? "" } };
}

describe("asking to act as a user", () => {
  it("is answered to admins for drivers and member users, to super admins for all but super admins", async () => {
    const people = {
      driver: (await testApp.make.consumer()).id,
      owner: (await testApp.make.member()).owner.id,
      supplier: (await testApp.make.supplier()).id,
      admin: (await testApp.make.admin()).id,
      chief: (await testApp.make.superAdmin()).id,
      disabled: (await testApp.make.disabled()).id,
      nobody: 999_999,
    };
    const answersOf = async (who: SignedIn) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries({ ...people, oneself: who.id }).map(async ([name, id]) => {
            const answer = await ask(who, id);
            return [name, answer.error?.code ?? "ok"] as const;
          }),
        ),
      );
    expect(await answersOf(await testApp.make.admin())).toEqual({
      driver: "ok",
      owner: "ok",
      supplier: "NOT_FOUND",
      admin: "NOT_FOUND",
      chief: "NOT_FOUND",
      disabled: "STATE_CONFLICT",
      nobody: "NOT_FOUND",
      oneself: "STATE_CONFLICT",
    });
    expect(await answersOf(await testApp.make.superAdmin())).toEqual({
      driver: "ok",
      owner: "ok",
      supplier: "ok",
      admin: "ok",
      chief: "STATE_CONFLICT",
      disabled: "STATE_CONFLICT",
      nobody: "NOT_FOUND",
      oneself: "STATE_CONFLICT",
    });
  });

  it("needs a reason, the right role and a fresh proof of identity", async () => {
    const [anna, admin] = [await testApp.make.consumer(), await testApp.make.admin()];
    expect((await ask(admin, anna.id, "short  ")).error?.code).toBe("VALIDATION_FAILED");
    expect((await ask(anna, anna.id)).error?.code).toBe("ROLE_FORBIDDEN");
    const later = await testApp.make.signedInAgain(admin);
    await testApp.db.transaction((tx) =>
      tx.update(sessions).set({ provenAt: null }).where(eq(sessions.id, later.actor.sessionId)),
    );
    expect((await ask(later, anna.id)).error?.code).toBe("PROOF_WANTED");
  });
});

describe("the token of the link", () => {
  it("works once, also for twenty at once", async () => {
    const [anna, admin] = [await testApp.make.consumer(), await testApp.make.admin()];
    const token = (await ask(admin, anna.id)).reply?.token ?? "";
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(admin, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === "CODE_INVALID")).toHaveLength(19);
  });

  it("works for a minute, and for nobody but the administrator who asked", async () => {
    const [anna, admin, other] = [
      await testApp.make.consumer(),
      await testApp.make.admin(),
      await testApp.make.superAdmin(),
    ];
    const first = (await ask(admin, anna.id)).reply?.token ?? "";
    expect((await enter(other, first)).error?.code).toBe("CODE_INVALID");
    expect((await enter(admin, first)).status).toBe(200);
    const second = (await ask(admin, anna.id)).reply?.token ?? "";
    testApp.clock.forward(60_000);
    expect((await enter(admin, second)).error?.code).toBe("CODE_INVALID");
  });

  it("is worth nothing once the account is shut", async () => {
    const [anna, admin] = [await testApp.make.consumer(), await testApp.make.admin()];
    const token = (await ask(admin, anna.id)).reply?.token ?? "";
    await testApp.run((ctx) => setDisabled(ctx, anna.id, true));
    expect((await enter(admin, token)).error?.code).toBe("STATE_CONFLICT");
  });
});

describe("acting as a user", () => {
  it("has the user's rights, says who acts, and lasts 30 minutes without renewal", async () => {
    const anna = await testApp.make.consumer();
    const { admin, as, entered } = await acting(anna.id);
    expect(entered.reply?.user).toMatchObject({ id: anna.id, acting: { admin_id: admin.id } });
    expect((await testApp.as(as).call("currentUser")).acting?.ends_at).toBe(entered.reply?.ends_at);
    expect((await testApp.as(as).send("newMemberCount")).error?.code).toBe("ROLE_FORBIDDEN");
    testApp.clock.forward(29 * 60_000);
    expect((await testApp.as(as).send("currentUser")).status).toBe(200);
    const early = await testApp.as(as).send("refreshToken", { body: {} });
    expect([early.status, early.error?.code]).toEqual([400, "IMPERSONATION_ENDED"]);
    testApp.clock.forward(60_000);
    expect((await testApp.as(as).send("currentUser")).error?.code).toBe("TOKEN_EXPIRED");
    const late = await testApp.as(as).send("refreshToken", { body: {} });
    expect([late.status, late.error?.code, late.cookies]).toEqual([400, "IMPERSONATION_ENDED", []]);
  });

  it("ends when it is left, when either signs out, is shut, or acts as somebody else", async () => {
    const anna = await testApp.make.consumer();
    const dead = async (as: { token: string }): Promise<void> => {
      await expect.poll(async () => (await testApp.as(as).send("currentUser")).status).toBe(401);
    };
    const left = await acting(anna.id);
    await testApp.as(left.as).call("leaveRabbitHole", { body: {} });
    await dead(left.as);
    expect((await testApp.as(left.admin).send("currentUser")).status).toBe(200);
    const signedOut = await acting(anna.id);
    await testApp.as(signedOut.admin).call("signOut", { body: {} });
    await dead(signedOut.as);
    const shut = await acting(anna.id);
    await testApp.run(async (ctx) => {
      await setDisabled(ctx, shut.admin.id, true);
      await endSessions(ctx, { userIds: [shut.admin.id] }, "disabled");
    });
    await dead(shut.as);
    const thrownOut = await acting(anna.id);
    await testApp.run((ctx) => endSessions(ctx, { userIds: [anna.id] }, "ended"));
    await dead(thrownOut.as);
    const elsewhere = await acting(anna.id);
    const other = await ask(elsewhere.admin, (await testApp.make.consumer()).id);
    expect((await enter(elsewhere.admin, other.reply?.token ?? "")).status).toBe(200);
    await dead(elsewhere.as);
  });

  it("leaves what the administrator does for others alone, where somebody acted as them", async () => {
    const { admin, as } = await acting((await testApp.make.consumer()).id);
    const chief = await testApp.make.superAdmin();
    const entered = await enter(chief, (await ask(chief, admin.id)).reply?.token ?? "");
    await testApp.as({ token: entered.reply?.token ?? "" }).call("leaveRabbitHole", { body: {} });
    expect((await testApp.as(as).send("currentUser")).status).toBe(200);
    expect((await testApp.as(admin).send("signOut", { body: {} })).status).toBe(200);
    await expect
      .poll(async () => (await testApp.as(as).send("currentUser")).error?.code)
      .toBe("TOKEN_DECODE_UNSUCCESSFUL");
  });

  it("leaves the administrator's own cookie alone when it is signed out", async () => {
    const { as } = await acting((await testApp.make.consumer()).id);
    const answer = await testApp.as(as).send("signOut", { body: {} });
    expect([answer.status, answer.cookies]).toEqual([200, []]);
  });

  it("is left by nobody who acts for nobody", async () => {
    const answer = await testApp.as(await testApp.make.admin()).send("leaveRabbitHole", { body: {} });
    expect(answer.error?.code).toBe("STATE_CONFLICT");
  });
});

describe("the trail", () => {
  it("holds every call with both ids: reads, changes and refused ones", async () => {
    const anna = await testApp.make.consumer();
    const { admin, as } = await acting(anna.id);
    await testApp.as(as).call("getConsumerCredit", { params: { id: String(anna.id) } });
    await testApp.as(as).send("getConsumerCredit", { params: { id: "999999" } });
    await testApp.as(as).sendRaw("changePassword", { body: {} });
    await testApp.as(as).send("allUserVehicles", { params: { id: "no" } });
    await testApp.as(as).call("checkedVehicleByNumber", { body: { number: "AB12 CDE" } });
    const rows = await testApp.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorUserId, anna.id), eq(auditLog.actingAdminId, admin.id)))
      .orderBy(auditLog.id);
    expect(rows.map(({ action, diff }) => [action, diff])).toEqual([
      ["call getConsumerCredit", { status: "ok", params: { id: anna.id } }],
      ["call getConsumerCredit", { status: "NOT_FOUND", params: { id: 999_999 } }],
      ["call changePassword", { status: "ACTION_NOT_ALLOWED" }],
      ["call allUserVehicles", { status: "VALIDATION_FAILED" }],
      ["call checkedVehicleByNumber", { status: "ok" }],
    ]);
  });

  it("is shown to the user: who, when, why and how much; only theirs, newest first", async () => {
    const [anna, ben] = [await testApp.make.consumer(), await testApp.make.consumer()];
    const { as } = await acting(anna.id);
    await testApp.as(as).call("currentUser");
    await testApp
      .as(as)
      .call("readNotifications", { body: { ids: [] } })
      .catch(() => undefined);
    await testApp
      .as(as)
      .call("joinClub", { body: { code: "NONE" } })
      .catch(() => undefined);
    const asked = await testApp.make.admin();
    await ask(asked, anna.id);
    const running = await testApp.as(anna).call("getWhoLooked", { body: {} });
    expect(running).toMatchObject({
      total_count: 1,
      list: [{ admin_first_name: "Anna", reason, ended_at: null, looked: 1 }],
    });
    testApp.clock.forward(60_000);
    await testApp.as(as).call("leaveRabbitHole", { body: {} });
    await acting(anna.id);
    const { list } = await testApp.as(anna).call("getWhoLooked", { body: {} });
    expect(list.map(({ ended_at }) => ended_at === null)).toEqual([true, false]);
    expect((await testApp.as(ben).call("getWhoLooked", { body: {} })).total_count).toBe(0);
  });

  it("is read in as many statements for many as for one", async () => {
    const anna = await testApp.make.consumer();
    const statements = async (): Promise<number> =>
      (await testApp.queries(() => testApp.as(anna).call("getWhoLooked", { body: {} }))).statements.length;
    await acting(anna.id);
    const one = await statements();
    await acting(anna.id);
    await acting(anna.id);
    expect(await statements()).toBe(one);
  });

  it("costs those who act in their own name no statement", async () => {
    const anna = await testApp.make.consumer();
    const call = () => testApp.as(anna).call("getConsumerCredit", { params: { id: String(anna.id) } });
    const { everyStatement } = await testApp.queries(call);
    expect(everyStatement.some((text) => /audit_log|impersonations/.test(text))).toBe(false);
  });
});
