import { outboxMessages } from "@treadclub/kit/tables";
import { desc, eq } from "drizzle-orm";
import { totpSecrets } from "#modules/identity";
import { unique } from "./makers/people.ts";
import type { ScenePeople } from "./scene-people.ts";
import type { World } from "./world.ts";

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

export async function teamsOf(world: World, people: ScenePeople): Promise<TeamIds> {
  const owner = world.as(people.fitter.owner);
  const invite = async () => {
    const email = `staff-${unique()}@example.com`;
    const made = await owner.call("inviteMemberUser", {
      body: { member_id: people.fitter.id, email, position: "staff" },
    });
    return { id: made.id, token: await mailedToken(world, email) };
  };
  const shown = await invite();
  const open = await invite();
  const invited = `office-${unique()}@example.com`;
  await world.as(people.superAdmin).call("inviteUser", {
    body: { email: invited, first_name: "Kim", last_name: "Ford", role: "supplier" },
  });
  const secured = await world.make.consumer();
  await world.run(async (ctx) => {
    await ctx.db
      .insert(totpSecrets)
      .values({ userId: secured.id, secret: "sealed", createdAt: ctx.now, confirmedAt: ctx.now });
  });
  const sender = `sender-${unique()}@example.com`;
  await world.as(null).call("createDataComplaint", {
    body: { name: "Anna Khan", email: sender, about: "access", text: "I asked for my data in May and got nothing." },
  });
  const complaints = await world.as(people.admin).call("getDataComplaints", { body: { search: sender } });
  return {
    invitation: shown.id,
    invitationToken: shown.token,
    openInvitationToken: open.token,
    firstPasswordToken: await mailedToken(world, invited),
    secured: secured.id,
    complaint: complaints.list[0]?.id ?? 0,
  };
}

/** The token in the link of the last mail to an address. */
export async function mailedToken(world: World, email: string): Promise<string> {
  return new URLSearchParams((await lastMail(world, email)).text.match(/\?(\S+)/)?.[1] ?? "").get("token") ?? "";
}

/** The last mail to an address. */
export async function lastMail(world: World, email: string): Promise<{ subject: string; text: string }> {
  const [mail] = await world.db.read
    .select({ subject: outboxMessages.subject, text: outboxMessages.body })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, email))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}
