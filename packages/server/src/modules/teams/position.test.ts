import { describe, expect, it } from "vitest";
import { countStatements } from "#testing/statement-budget";
import { openTestApp } from "#testing/test-app";
import { setPosition } from "./position.ts";

const testApp = await openTestApp();

async function team() {
  const member = await testApp.make.member();
  const staff = await testApp.make.staff(member.id);
  return { member, staff, owner: testApp.as(member.owner) };
}
const at = (id: number) => ({ params: { id: String(id) } });
const make = (caller: ReturnType<typeof testApp.as>, id: number, position: "owner" | "staff") =>
  caller.send("setMemberUserPosition", { ...at(id), body: { position } });
const ownersOf = async (memberId: number): Promise<number> => {
  const { rows } = await testApp.db.pool.query<{ n: string }>(
    "select count(*) as n from member_users where member_id = $1 and position = 'owner'",
    [memberId],
  );
  return Number(rows[0]?.n);
};

describe("the last owner", () => {
  it("cannot become staff, leave or be taken out", async () => {
    const { member, owner } = await team();
    expect((await make(owner, member.owner.id, "staff")).error?.code).toBe("STATE_CONFLICT");
    expect((await owner.send("leaveMember", { body: {} })).error?.code).toBe("STATE_CONFLICT");
    const superAdmin = testApp.as(await testApp.make.superAdmin());
    expect((await superAdmin.send("removeMemberUser", at(member.owner.id))).error?.code).toBe("STATE_CONFLICT");
    expect(await ownersOf(member.id)).toBe(1);
  });

  it("may go once there is another who can sign in", async () => {
    const { member, staff, owner } = await team();
    await owner.call("setMemberUserPosition", { ...at(staff.id), body: { position: "owner" } });
    const admin = testApp.as(await testApp.make.admin());
    const other = await admin.call("getUserById", at(staff.id));
    await admin.call("setUserDisabled", { ...at(staff.id), body: { disabled: true, version: other.version } });
    expect((await owner.send("leaveMember", { body: {} })).error?.code).toBe("STATE_CONFLICT");
    const shut = await admin.call("getUserById", at(staff.id));
    await admin.call("setUserDisabled", { ...at(staff.id), body: { disabled: false, version: shut.version } });
    expect((await owner.send("leaveMember", { body: {} })).status).toBe(200);
    expect(await ownersOf(member.id)).toBe(1);
  });

  it.each(["leave", "demote", "remove"] as const)("stays when two owners %s at once", async (how) => {
    for (let round = 0; round < 5; round += 1) {
      const { member, staff, owner } = await team();
      await owner.call("setMemberUserPosition", { ...at(staff.id), body: { position: "owner" } });
      const other = testApp.as(staff);
      const both =
        how === "leave"
          ? [owner.send("leaveMember", { body: {} }), other.send("leaveMember", { body: {} })]
          : how === "demote"
            ? [make(owner, member.owner.id, "staff"), make(other, staff.id, "staff")]
            : [owner.send("removeMemberUser", at(staff.id)), other.send("removeMemberUser", at(member.owner.id))];
      const statuses = (await Promise.all(both)).map((answer) => answer.status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(await ownersOf(member.id)).toBe(1);
    }
  });
});

describe("somebody who is taken out", () => {
  it("is signed out at once and comes back to a plain account", async () => {
    const member = await testApp.make.member();
    const password = "a long enough sentence";
    const staff = await testApp.make.staff(member.id, { password });
    expect((await testApp.as(staff).send("getCounts", at(member.id))).status).toBe(200);
    await testApp.as(member.owner).call("removeMemberUser", at(staff.id));
    await expect
      .poll(async () => (await testApp.as(staff).send("currentUser")).error?.code)
      .toBe("TOKEN_DECODE_UNSUCCESSFUL");
    const again = await testApp.as(null).call("logIn", { body: { email: staff.email, password } });
    expect(again.user).toMatchObject({ roles: [], role_code: null, member_id: null, position: null });
    const back = testApp.as({ token: again.token ?? "" });
    expect((await back.send("getCounts", at(member.id))).error?.code).toBe("ROLE_FORBIDDEN");
    expect((await back.send("leaveMember", { body: {} })).error?.code).toBe("ROLE_FORBIDDEN");
  });

  it("who leaves is signed out, too", async () => {
    const { staff } = await team();
    expect((await testApp.as(staff).send("leaveMember", { body: {} })).status).toBe(200);
    await expect.poll(async () => (await testApp.as(staff).send("currentUser")).status).toBe(401);
  });

  it("does not take themselves out by the owner's way", async () => {
    const { member, staff, owner } = await team();
    await owner.call("setMemberUserPosition", { ...at(staff.id), body: { position: "owner" } });
    expect((await owner.send("removeMemberUser", at(member.owner.id))).error?.code).toBe("STATE_CONFLICT");
  });
});

describe("a position", () => {
  it("counts from the next call on", async () => {
    const { member, staff, owner } = await team();
    const invitation = { body: { member_id: member.id, email: "new@example.com", position: "staff" as const } };
    expect((await testApp.as(staff).send("inviteMemberUser", invitation)).error?.code).toBe("ACTION_NOT_ALLOWED");
    await owner.call("setMemberUserPosition", { ...at(staff.id), body: { position: "owner" } });
    await expect.poll(async () => (await testApp.as(staff).send("inviteMemberUser", invitation)).status).toBe(200);
  });

  it("of another company is out of reach", async () => {
    const { staff } = await team();
    const stranger = testApp.as((await testApp.make.member()).owner);
    expect((await make(stranger, staff.id, "owner")).error?.code).toBe("NOT_FOUND");
    expect((await stranger.send("removeMemberUser", at(staff.id))).error?.code).toBe("NOT_FOUND");
  });
});

describe("the list of people", () => {
  it("says what each may do", async () => {
    const { member, staff, owner } = await team();
    const forOwner = await owner.call("getMemberUsers", at(member.id));
    expect(forOwner.can).toEqual({ invite: true, leave: false });
    expect(forOwner.users.map((user) => user.can)).toEqual([
      { set_position: false, remove: false },
      { set_position: true, remove: true },
    ]);
    const forStaff = await testApp.as(staff).call("getMemberUsers", at(member.id));
    expect(forStaff.can).toEqual({ invite: false, leave: true });
    expect(forStaff.users.map((user) => user.can.remove)).toEqual([false, false]);
  });

  it("takes as many queries for twenty people as for two", async () => {
    const { member, owner } = await team();
    const few = await testApp.queries(() => owner.call("getMemberUsers", at(member.id)));
    for (let n = 0; n < 18; n += 1) await testApp.make.staff(member.id);
    const many = await testApp.queries(() => owner.call("getMemberUsers", at(member.id)));
    expect(many.result.users).toHaveLength(20);
    expect([few, many].map(({ statements }) => countStatements(statements).statements)).toEqual([1, 1]);
  });
});

it("an owner who was made staff a moment ago does not make themselves owner again", async () => {
  const { member, staff, owner } = await team();
  await owner.call("setMemberUserPosition", { ...at(staff.id), body: { position: "owner" } });
  const stale = { ...staff.actor, position: "owner" as const };
  expect((await make(owner, staff.id, "staff")).status).toBe(200);
  await expect(testApp.run((ctx) => setPosition({ ...ctx, actor: stale }, staff.id, "owner"))).rejects.toMatchObject({
    code: "STATE_CONFLICT",
  });
  expect(await ownersOf(member.id)).toBe(1);
});
