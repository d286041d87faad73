import { outboxMessages } from "@treadclub/kit/tables";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sampleNotice } from "#testing/mail-samples";
import { openSmtp } from "#testing/smtp";
import { openTestApp } from "#testing/test-app";
import { mailUsers, notifyConsumer } from "./index.ts";

const smtp = await openSmtp({ tls: "starttls", user: "club", password: "secret" });
const lines: string[] = [];
const testApp = await openTestApp({ mail: smtp.mail, onLog: (line) => lines.push(line) });
beforeAll(() => testApp.app.jobs.work());
afterAll(() => smtp.close());
afterEach(() => smtp.refuse(null));

const dayMs = 24 * 3_600_000;

async function write(firstName = "Ганна") {
  const anna = await testApp.make.consumer({ firstName });
  await testApp.run((ctx) =>
    mailUsers(ctx, [anna.id], "club_declined", {
      title: "胎面俱乐部",
      reason: "Бо так.",
      link: "https://example.com/x",
    }),
  );
  const rows = await testApp.db.read.select().from(outboxMessages).where(eq(outboxMessages.userId, anna.id));
  return { anna, id: rows.find((row) => row.subject.includes("胎面俱乐部"))?.id ?? 0 };
}
const waiting = { interval: 50 };
const loggedByJobs = async (): Promise<string> => {
  const { rows } = await testApp.db.pool.query<{ logged: string }>(
    "select data::text || coalesce(output::text, '') as logged from pgboss.job where name = 'send-message'",
  );
  return rows.map((row) => row.logged).join("\n");
};
const rowOf = async (id: number) =>
  (await testApp.db.read.select().from(outboxMessages).where(eq(outboxMessages.id, id)))[0];
const become = (id: number, wanted: object) =>
  vi.waitFor(async () => expect(await rowOf(id)).toMatchObject(wanted), waiting);
const idIn = (id: number) => `<message-${id}@app.example.com>`;

describe("mails through a mail server", () => {
  it("arrive, and the outbox says so without their text", async () => {
    const { anna, id } = await write();
    const mail = await smtp.waitFor((taken) => taken.messageId === idIn(id));
    expect(mail).toMatchObject({ overTls: true, subject: "Your discount club needs a change: 胎面俱乐部" });
    expect(mail.text).toContain("Hello Ганна");
    expect(mail.text).toContain("Бо так.");
    await become(id, { state: "sent", tries: 1, lastError: null });
    const admin = testApp.as(await testApp.make.admin());
    const { list } = await admin.call("getOutbox", { body: { search: anna.email } });
    expect(list.find((message) => message.id === id)).toMatchObject({
      state: "sent",
      text: "",
      html: null,
      calendar: null,
      problem: null,
    });
  });

  it("are tried again with the same Message-ID until the server takes them", async () => {
    smtp.refuse({ code: 451, text: "4.3.0 later", at: "data", times: 1 });
    const { id } = await write();
    await become(id, { state: "waiting", tries: 1, lastError: "451 4.3.0 later" });
    await smtp.waitFor((taken) => taken.messageId === idIn(id));
    await become(id, { state: "sent", tries: 2, lastError: null });
    expect(smtp.mails.filter((taken) => taken.messageId === idIn(id))).toHaveLength(1);
  });

  it("that are refused for good have failed at once, and say why", async () => {
    const before = smtp.refused;
    smtp.refuse({ code: 550, text: "5.1.1 no such user" });
    const { anna, id } = await write();
    await become(id, { state: "failed", tries: 1, lastError: "550 5.1.1 no such user", sentAt: null });
    smtp.refuse(null);
    await testApp.app.jobs.run("send-message", { id });
    expect(smtp.mails.some((taken) => taken.messageId === idIn(id))).toBe(false);
    expect(smtp.refused).toBeGreaterThan(before);
    const admin = testApp.as(await testApp.make.admin());
    const { list } = await admin.call("getOutbox", { body: { search: anna.email } });
    expect(list.find((message) => message.id === id)).toMatchObject({
      state: "failed",
      problem: "550 5.1.1 no such user",
    });
  });

  it("leave nothing personal in the log and in the jobs", async () => {
    smtp.refuse({ code: 550, text: "5.1.1 <anna.reed@example.com> is unknown" });
    const { anna, id } = await write("Zebedee");
    await become(id, { state: "failed" });
    smtp.refuse({ code: 450, text: `4.2.1 <${anna.email}> later` });
    const other = await write("Zebedee");
    await vi.waitFor(async () => expect(await loggedByJobs()).toContain(`Message ${other.id} was not sent`), waiting);
    const logged = [...lines, await loggedByJobs()].join("\n");
    expect(logged).toContain(`"messageId":${id}`);
    for (const personal of ["Zebedee", anna.email, "anna.reed", "is unknown", "胎面俱乐部", "example.com/x", "secret"])
      expect(logged).not.toContain(personal);
  });
});

describe("a notification by mail", () => {
  it("brings HTML that says the same, and a confirmed booking its calendar file", async () => {
    const anna = await testApp.make.consumer({ firstName: "Ганна" });
    const note = { ...sampleNotice("booking_confirmed"), kind: "booking_confirmed", recordId: 12 } as const;
    await testApp.run((ctx) => notifyConsumer(ctx, anna.id, note));
    const mail = await smtp.waitFor((taken) => taken.envelope.to.includes(anna.email));
    expect(mail.subject).toBe("Booked: Tue 24 Nov, 09:30 at Forge Lane Tyres · CU57 ABC");
    for (const fact of ["Tue 24 Nov, 09:30", "£312", "Vauxhall Corsa"]) {
      expect(mail.text).toContain(fact);
      expect(mail.html).toContain(fact);
    }
    expect(mail.attachments).toMatchObject([{ filename: "add-to-calendar.ics", mimeType: "text/calendar" }]);
    const [file] = mail.attachments;
    const content = typeof file?.content === "string" ? file.content : new TextDecoder().decode(file?.content);
    expect(content).toContain("UID:booking-12@");
  });
});

describe("the text of a message", () => {
  it("is gone a week after it was written, when it was sent or has failed", async () => {
    smtp.refuse({ code: 550, text: "no" });
    const failed = await write();
    await become(failed.id, { state: "failed" });
    smtp.refuse(null);
    const sent = await write();
    await become(sent.id, { state: "sent" });
    testApp.clock.forward(7 * dayMs - 60_000);
    await testApp.app.jobs.run("blank-messages");
    for (const { id } of [failed, sent]) expect((await rowOf(id))?.body).toContain("Бо так.");
    testApp.clock.forward(120_000);
    await testApp.app.jobs.run("blank-messages");
    for (const { id } of [failed, sent]) expect(await rowOf(id)).toMatchObject({ body: "", content: null });
    expect((await rowOf(sent.id))?.subject).toContain("胎面俱乐部");
  });

  it("that still waits is kept", async () => {
    smtp.refuse({ code: 451, text: "later" });
    const { id } = await write();
    await become(id, { state: "waiting", tries: 1 });
    testApp.clock.forward(8 * dayMs);
    await testApp.app.jobs.run("blank-messages");
    expect((await rowOf(id))?.body).toContain("Бо так.");
  });
});
