import { openLog } from "@treadclub/kit/log";
import { stateHistory, outboxMessages } from "@treadclub/kit/tables";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outboxMail } from "../../adapters/mail/outbox.ts";
import type { Mail, MailPort } from "../../adapters/mail/port.ts";
import { sampleNotice } from "#testing/mail-samples";
import { countStatements } from "#testing/statement-budget";
import { openTestApp } from "#testing/test-app";
import { mailUsers, notify, notifyAdmins, notifyConsumer, notifyMember } from "./index.ts";
import { sendMessageJob } from "./send.ts";

const testApp = await openTestApp();
const listOf = (
  who: { id: number; token: string },
  role: "consumer" | "member" | "admin" | "super_admin" | "supplier",
  body: object = {},
) => testApp.as(who).sendRaw("getNotificationList", { params: { a: who.id, b: role }, body });

describe("notifications", () => {
  it("come newest first, in the role they were written for, with the unread ones counted", async () => {
    const anna = await testApp.make.consumer();
    for (let n = 1; n <= 3; n += 1) {
      await testApp.run((ctx) => notifyConsumer(ctx, anna.id, { type: "scan_result", values: { n }, recordId: n }));
      testApp.clock.forward(1000);
    }
    await testApp.run((ctx) => notify(ctx, { userIds: [anna.id] }, "member", { type: "new_booking", recordId: 1 }));
    const { reply } = await listOf(anna, "consumer");
    expect(reply).toMatchObject({
      total_count: 3,
      unread_count: 3,
      list: [
        { values: { n: 3 }, open_field: 3, open_field_type: "scan", state: "unread" },
        { values: { n: 2 } },
        { values: { n: 1 } },
      ],
    });
    expect((await listOf(anna, "supplier")).reply?.total_count).toBe(0);
    expect((await listOf(anna, "consumer", { per_page: 2, page: 2 })).reply?.list).toHaveLength(1);
  });

  it("are read and closed by their user alone, each change in the history", async () => {
    const [anna, ben] = [await testApp.make.consumer(), await testApp.make.consumer()];
    await testApp.run((ctx) =>
      notify(ctx, { userIds: [anna.id, ben.id, anna.id] }, "consumer", { type: "voucher_issued", recordId: 1 }),
    );
    const id = (await listOf(anna, "consumer")).reply?.list[0]?.id ?? 0;
    const benId = (await listOf(ben, "consumer")).reply?.list[0]?.id ?? 0;
    expect(await testApp.as(anna).call("readNotifications", { body: { ids: [id, benId] } })).toEqual({ count: 1 });
    expect((await listOf(ben, "consumer")).reply?.unread_count).toBe(1);
    expect((await testApp.as(ben).send("setClose", { params: { id: String(id) }, body: {} })).error?.code).toBe(
      "NOT_FOUND",
    );
    expect(
      (await testApp.as(ben).sendRaw("getNotificationList", { params: { a: anna.id, b: "consumer" }, body: {} })).error
        ?.code,
    ).toBe("NOT_FOUND");
    const closes = await Promise.all(
      [1, 2, 3].map(() => testApp.as(anna).send("setClose", { params: { id: String(id) }, body: {} })),
    );
    expect(closes.map((answer) => answer.error?.code ?? "ok").toSorted()).toEqual([
      "STATE_CONFLICT",
      "STATE_CONFLICT",
      "ok",
    ]);
    expect((await listOf(anna, "consumer")).reply).toMatchObject({ total_count: 0, unread_count: 0 });
    const events = await testApp.db.read
      .select({ event: stateHistory.event })
      .from(stateHistory)
      .where(and(eq(stateHistory.machine, "notification"), eq(stateHistory.thingId, id)));
    expect(events.map((row) => row.event)).toEqual(["create", "read", "close"]);
  });

  it("go to everybody at a company, and to every administrator with the super_admins", async () => {
    const fitter = await testApp.make.member();
    const staff = await testApp.make.staff(fitter.id);
    const [admin, boss] = [await testApp.make.admin(), await testApp.make.superAdmin()];
    await testApp.run((ctx) => notifyMember(ctx, fitter.id, { type: "new_quote_request", recordId: 5 }));
    await testApp.run((ctx) => notifyAdmins(ctx, { type: "new_scan", recordId: 6 }));
    for (const who of [fitter.owner, staff])
      expect((await listOf(who, "member")).reply?.list).toMatchObject([{ type: "new_quote_request" }]);
    expect((await listOf(admin, "admin")).reply?.list).toMatchObject([{ type: "new_scan" }]);
    expect((await listOf(boss, "super_admin")).reply?.list).toMatchObject([{ type: "new_scan" }]);
  });

  it("of a list cost the same number of statements however many", async () => {
    const [few, many] = [await testApp.make.consumer(), await testApp.make.consumer()];
    await testApp.run((ctx) => notifyConsumer(ctx, few.id, { type: "scan_result", recordId: 1 }));
    for (let n = 0; n < 15; n += 1)
      await testApp.run((ctx) => notifyConsumer(ctx, many.id, { type: "scan_result", recordId: 1 }));
    for (const who of [few, many]) await listOf(who, "consumer");
    const [small, large] = [
      await testApp.queries(() => listOf(few, "consumer")),
      await testApp.queries(() => listOf(many, "consumer")),
    ];
    expect(large.result.reply?.list).toHaveLength(15);
    expect([small, large].map(({ statements }) => countStatements(statements).statements)).toEqual([1, 1]);
  });
});

describe("mails", () => {
  const write = async (onceKey?: string) => {
    const anna = await testApp.make.consumer({ firstName: "Ганна" });
    await testApp.run((ctx) =>
      mailUsers(
        ctx,
        [anna.id],
        "club_declined",
        { title: "Two\nlines", reason: "Because.", link: "https://example.com/x" },
        onceKey === undefined ? undefined : `${onceKey} ${anna.id}`,
      ),
    );
    const [row] = await testApp.db.read.select().from(outboxMessages).where(eq(outboxMessages.userId, anna.id));
    return { anna, row };
  };
  const job = (mail: MailPort) => sendMessageJob(mail, () => Promise.resolve(null)).run;
  const run = (mail: MailPort, id: number) =>
    job(mail)(
      {
        db: testApp.db,
        now: testApp.clock.now(),
        log: openLog({ level: "silent" }),
        write: (step) => testApp.run(step),
      },
      { id },
    );
  const stateOf = async (id: number) =>
    (await testApp.db.read.select().from(outboxMessages).where(eq(outboxMessages.id, id)))[0];

  it("are rows first, in the receiver's language, the subject on one line", async () => {
    const { row } = await write();
    expect(row).toMatchObject({
      channel: "email",
      state: "waiting",
      tries: 0,
      subject: "Your discount club needs a change: Two lines",
    });
    expect(row?.body).toContain("Hello Ганна");
    expect(row?.body).not.toMatch(/\{\w+\}/);
  });

  it("with a key of once are written once", async () => {
    const { anna } = await write("first");
    await testApp.run((ctx) =>
      mailUsers(ctx, [anna.id], "club_declined", { title: "T", reason: "R", link: "L" }, `first ${anna.id}`),
    );
    expect(await testApp.db.read.select().from(outboxMessages).where(eq(outboxMessages.userId, anna.id))).toHaveLength(
      1,
    );
  });

  it("without a provider are marked as sent once, by one statement, and an administrator reads them", async () => {
    const { row } = await write();
    const id = row?.id ?? 0;
    const { statements } = await testApp.queries(() => run(outboxMail, id));
    expect(statements.filter((text) => !/^(begin|commit)/i.test(text))).toHaveLength(1);
    await Promise.all([run(outboxMail, id), run(outboxMail, id)]);
    expect(await stateOf(id)).toMatchObject({ state: "sent", tries: 1 });
    const admin = testApp.as(await testApp.make.admin());
    const { list } = await admin.call("getOutbox", { body: { search: row?.recipient ?? "" } });
    expect(list).toMatchObject([{ id, to: row?.recipient, state: "sent", tries: 1 }]);
  });

  it("show an administrator their HTML and their calendar file, where they have any", async () => {
    const anna = await testApp.make.consumer();
    const note = { ...sampleNotice("booking_confirmed"), kind: "booking_confirmed", recordId: 12 } as const;
    await testApp.run((ctx) => notifyConsumer(ctx, anna.id, note));
    const [{ id } = { id: 0 }] = (await listOf(anna, "consumer")).reply?.list ?? [];
    await testApp.app.jobs.run("mail-notices", { ids: String(id) });
    const { row: plain } = await write();
    const admin = testApp.as(await testApp.make.admin());
    const shown = async (to: string) => (await admin.call("getOutbox", { body: { search: to } })).list;
    const [mail] = await shown(anna.email);
    expect(mail?.html).toMatch(/^<!DOCTYPE html><html dir="ltr" lang="en-GB">.*Vauxhall Corsa/s);
    expect(mail?.calendar).toContain("UID:booking-12@");
    expect(await shown(plain?.recipient ?? "")).toMatchObject([{ calendar: null }]);
  });

  it("are tried again when the provider fails, sent once when it works, and given up in the end", async () => {
    const taken: Mail[] = [];
    let broken = 2;
    const flaky: MailPort = {
      delivers: true,
      send: async (mail) => {
        if (broken-- > 0) throw new Error("451 try later");
        taken.push(mail);
      },
    };
    const { row } = await write();
    const id = row?.id ?? 0;
    for (let n = 0; n < 2; n += 1) await expect(run(flaky, id)).rejects.toThrow(`Message ${id} was not sent`);
    expect(await stateOf(id)).toMatchObject({ state: "waiting", tries: 2, lastError: "451 try later" });
    await run(flaky, id);
    await run(flaky, id);
    expect(taken).toMatchObject([{ to: row?.recipient, messageId: `message-${id}` }]);
    expect(await stateOf(id)).toMatchObject({ state: "sent", tries: 3, lastError: null });
    const dead = (await write()).row?.id ?? 0;
    for (broken = 100; broken > 91;) await expect(run(flaky, dead)).rejects.toThrow("was not sent");
    await run(flaky, dead);
    expect(await stateOf(dead)).toMatchObject({ state: "failed", tries: 9 });
  });
});

describe("in production", () => {
  it("nobody reads along in the outbox", async () => {
    const { listOutbox } = await import("./outbox.ts");
    const reply = await testApp.run((ctx) =>
      listOutbox(ctx, { production: true, mail: outboxMail }, { page: 1, per_page: 20, search: "" }),
    );
    expect(reply).toEqual({ list: [], total_count: 0 });
  });
});
