import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();

/** The bearer of an administrator who acts as somebody. */
async function acting(userId: number): Promise<{ token: string }> {
  const admin = testApp.as(await testApp.make.admin());
  const at = { params: { id: String(userId) }, body: { reason: "She asked us on the phone" } };
  const { token } = await admin.call("rabbitHole", at);
  return admin.call("enterRabbitHole", { body: { token } });
}
const asOwner = await acting((await testApp.make.member()).owner.id);

describe("an administrator who acts as a user", () => {
  it.each([
    "confirmIdentity",
    "changePassword",
    "requestEmailChange",
    "cancelEmailChange",
    "resendConfirmation",
    "passkeyOptions",
    "addPasskey",
    "removePasskey",
    "beginTotp",
    "confirmTotp",
    "removeTotp",
    "newRecoveryCodes",
    "unlinkGoogle",
    "endSession",
    "endOtherSessions",
    "storageSave",
    "setConsent",
    "setNotificationChoices",
    "downloadMyData",
    "inviteMemberUser",
    "revokeInvitation",
    "setMemberUserPosition",
    "removeMemberUser",
    "leaveMember",
    "saveVoucherStatistic",
  ] as const)("can do nothing that only the user may: %s", async (name) => {
    const answer = await testApp.as(asOwner).sendRaw(name, { params: { id: 1 }, body: {} });
    expect(answer.error?.code).toBe("ACTION_NOT_ALLOWED");
  });

  it.each(["closeAccount", "eraseAccount"] as const)("can do nothing that only a driver may: %s", async (name) => {
    const as = await acting((await testApp.make.consumer()).id);
    expect((await testApp.as(as).sendRaw(name, { body: {} })).error?.code).toBe("ACTION_NOT_ALLOWED");
  });
});
