import { outboxMessages } from "@treadclub/kit/tables";
import { desc, eq } from "drizzle-orm";
import { totpSecrets } from "#modules/identity";
import { unique } from "./factories/people.ts";
import type { FixturePeople } from "./fixtures-people.ts";
import type { TestApp } from "./test-app.ts";

/** What the calls about people of companies, users and complaints work on. */
export interface TeamIds {
  readonly invitation: number;
  readonly invitationToken: string;
  /** Of another invitation, to be accepted. */
  readonly openInvitationToken: string;
  readonly firstPasswordToken: string;
  /** A driver with a second step. */
  readonly secured: number;
  readonly complaint: number;
}

export async function teamsOf(testApp: TestApp, people: FixturePeople): Promise<TeamIds> {
  const owner = testApp.as(people.fitter.owner);
  const invite = async () => {
    const email = `staff-${unique()}@example.com`;
    const made = await owner.call("inviteMemberUser", {
      body: { member_id: people.fitter.id, email, position: "staff" },
    });
    return { id: made.id, token: await mailedToken(testApp, email) };
  };
  const shown = await invite();
  const open = await invite();
  const invited = `office-${unique()}@example.com`;
  await testApp.as(people.superAdmin).call("inviteUser", {
    body: { email: invited, first_name: "Kim", last_name: "Ford", role: "supplier" },
  });
  const secured = await testApp.make.consumer();
  await testApp.run(async (ctx) => {
    await ctx.db
      .insert(totpSecrets)
      .values({ userId: secured.id, secret: "sealed", createdAt: ctx.now, confirmedAt: ctx.now });
  });
  const sender = `sender-${unique()}@example.com`;
  await testApp.as(null).call("createDataComplaint", {
    body: { name: "Anna Khan", email: sender, about: "access", text: "I asked for my data in May and got nothing." },
  });
  const complaints = await testApp.as(people.admin).call("getDataComplaints", { body: { search: sender } });
  return {
    invitation: shown.id,
    invitationToken: shown.token,
    openInvitationToken: open.token,
    firstPasswordToken: await mailedToken(testApp, invited),
    secured: secured.id,
    complaint: complaints.list[0]?.id ?? 0,
  };
}

/** The token in the link of the last mail to an address. */
export async function mailedToken(testApp: TestApp, email: string): Promise<string> {
  return new URLSearchParams((await lastMail(testApp, email)).text.match(/\?(\S+)/)?.[1] ?? "").get("token") ?? "";
}

/** The last mail to an address. */
export async function lastMail(testApp: TestApp, email: string): Promise<{ subject: string; text: string }> {
  const [mail] = await testApp.db.read
    .select({ subject: outboxMessages.subject, text: outboxMessages.body })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, email))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}
