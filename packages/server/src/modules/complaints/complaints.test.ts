import { describe, expect, it } from "vitest";
import { setDisabled } from "#modules/identity";
import { mailsTo } from "#testing/mails";
import { lastMail } from "#testing/fixtures-teams";
import { countStatements } from "#testing/statement-budget";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const dayMs = 24 * 3_600_000;
const at = (id: number) => ({ params: { id: String(id) } });
let senders = 0;
const body = (inputs: object = {}) => ({
  name: "Anna Khan",
  email: `sender${(senders += 1)}@example.com`,
  about: "erasure" as const,
  text: "My photos are still there, a year after I left.",
  ...inputs,
});
const complain = (inputs: object = {}) => {
  const sent = body(inputs);
  return testApp
    .as(null)
    .call("createDataComplaint", { body: sent })
    .then((reply) => ({ ...reply, email: sent.email }));
};
const admin = await testApp.make.admin();
const found = async (reference: string) => {
  const { list } = await testApp.as(admin).call("getDataComplaints", { body: { search: reference } });
  return testApp.as(admin).call("getDataComplaint", at(list[0]?.id ?? 0));
};

describe("a complaint", () => {
  it("gets a reference, a day, a receipt, and the administrators' attention", async () => {
    const made = await complain();
    expect(made.reference).toMatch(/^DC-[2-9A-HJ-NP-Z]{6}$/);
    const receipt = await lastMail(testApp, made.email);
    expect(receipt.text).toContain(made.reference);
    expect(receipt.text).not.toContain("Anna");
    const notes = await testApp
      .as(admin)
      .call("getNotificationList", { params: { a: String(admin.id), b: "admin" }, body: {} });
    const complaint = await found(made.reference);
    expect(Date.parse(made.acknowledged_by) - Date.parse(complaint.created_at)).toBe(30 * dayMs);
    expect(notes.list[0]).toMatchObject({
      type: "new_complaint",
      values: { reference: made.reference },
      open_field: complaint.id,
      open_field_type: "complaint",
    });
    expect(complaint).toMatchObject({
      state: "received",
      user_id: null,
      answer: null,
      can: { acknowledge: true, answer: true },
    });
  });

  it("knows the account of its address and writes in the chosen language", async () => {
    const driver = await testApp.make.consumer();
    const made = await complain({ email: driver.email, locale: "uk" });
    expect((await found(made.reference)).user_id).toBe(driver.id);
    expect((await lastMail(testApp, driver.email)).subject).toBe(`Ми отримали вашу скаргу ${made.reference}`);
  });

  it("is acknowledged, then answered, each once and by mail", async () => {
    const made = await complain();
    const { id } = await found(made.reference);
    const acknowledge = () => testApp.as(admin).send("acknowledgeDataComplaint", { ...at(id), body: { version: 0 } });
    const answers = await Promise.all([acknowledge(), acknowledge()]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    expect((await lastMail(testApp, made.email)).subject).toContain("We’re looking into");
    const text = "Your photos were deleted today.";
    const stale = await testApp.as(admin).send("answerDataComplaint", { ...at(id), body: { text, version: 0 } });
    expect(stale.error?.code).toBe("STATE_CONFLICT");
    const answered = await testApp.as(admin).call("answerDataComplaint", { ...at(id), body: { text, version: 1 } });
    expect(answered).toMatchObject({ state: "answered", answer: text, can: { acknowledge: false, answer: false } });
    expect((await lastMail(testApp, made.email)).text).toContain(text);
    const again = await testApp.as(admin).send("answerDataComplaint", { ...at(id), body: { text, version: 2 } });
    expect(again.error?.code).toBe("STATE_CONFLICT");
    const { rows } = await testApp.db.pool.query(
      "select event, to_state from state_history where machine = 'complaint' and thing_id = $1 order by id",
      [id],
    );
    expect(rows.map((row: { event: string }) => row.event)).toEqual(["create", "acknowledge", "answer"]);
  });

  it("that is answered at once is acknowledged by its answer", async () => {
    const { id } = await found((await complain()).reference);
    const answered = await testApp
      .as(admin)
      .call("answerDataComplaint", { ...at(id), body: { text: "Done this morning.", version: 0 } });
    expect(answered.acknowledged_at).toBe(answered.answered_at);
  });

  it("says what is missing", async () => {
    for (const [field, value] of Object.entries({ name: "", email: "anna", about: "weather", text: "short" })) {
      const answer = await testApp.as(null).sendRaw("createDataComplaint", { body: body({ [field]: value }) });
      expect([answer.status, Object.keys(answer.error?.fields ?? {})]).toEqual([422, [field]]);
    }
  });
});

describe("the queue", () => {
  it("has what is open and due first on top, and filters by state", async () => {
    const { list } = await testApp.as(admin).call("getDataComplaints", { body: { per_page: 100 } });
    const open = list.filter((row) => row.state !== "answered");
    expect(list.slice(0, open.length)).toEqual(open);
    const due = open.map((row) => row.acknowledge_by);
    expect(due).toEqual(due.toSorted());
    const sorted = await testApp
      .as(admin)
      .call("getDataComplaints", { body: { per_page: 100, sort: "acknowledge_by" } });
    const every = sorted.list.map((row) => row.acknowledge_by);
    expect(every).toEqual(every.toSorted());
    const { list: answered } = await testApp
      .as(admin)
      .call("getDataComplaints", { body: { filters: { state: "answered" } } });
    expect(answered.length).toBeGreaterThan(0);
    expect(new Set(answered.map((row) => row.state))).toEqual(new Set(["answered"]));
  });

  it("takes as many queries for many as for one", async () => {
    for (let n = 0; n < 20; n += 1) await complain();
    const one = await testApp.queries(() => testApp.as(admin).call("getDataComplaints", { body: { per_page: 1 } }));
    const many = await testApp.queries(() => testApp.as(admin).call("getDataComplaints", { body: { per_page: 100 } }));
    expect(many.result.list.length).toBeGreaterThan(20);
    expect([one, many].map(({ statements }) => countStatements(statements).statements)).toEqual([1, 1]);
  });

  it("is the administrators' alone", async () => {
    for (const who of [
      await testApp.make.consumer(),
      (await testApp.make.member()).owner,
      await testApp.make.supplier(),
    ])
      expect((await testApp.as(who).send("getDataComplaints", { body: {} })).error?.code).toBe("ROLE_FORBIDDEN");
  });
});

describe("the reminder", () => {
  const mails = async (reference: string): Promise<string[]> => {
    const { rows } = await testApp.db.pool.query<{ body: string }>(
      "select body from outbox_messages where recipient = $1 and subject like $2 order by id",
      [admin.email, `%${reference}%`],
    );
    return rows.map((row) => row.body.match(/within (\d+ days?)/)?.[1] ?? "");
  };

  it("comes seven days and one day before it is due, once each, and not when it was acknowledged", async () => {
    const waiting = await complain();
    const seen = await complain();
    const { id } = await found(seen.reference);
    await testApp.as(admin).call("acknowledgeDataComplaint", { ...at(id), body: { version: 0 } });
    const run = () => testApp.app.jobs.run("remind-of-complaints");
    await run();
    expect(await mails(waiting.reference)).toEqual([]);
    testApp.clock.forward(23 * dayMs + 1000);
    const shut = await testApp.make.admin();
    await testApp.run((ctx) => setDisabled(ctx, shut.id, true));
    await Promise.all([run(), run()]);
    expect(await mailsTo(testApp, shut.email)).toEqual([]);
    await run();
    expect(await mails(waiting.reference)).toEqual(["7 days"]);
    testApp.clock.forward(6 * dayMs);
    await run();
    await run();
    expect(await mails(waiting.reference)).toEqual(["7 days", "1 day"]);
    testApp.clock.forward(2 * dayMs);
    await run();
    expect([await mails(waiting.reference), await mails(seen.reference)]).toEqual([["7 days", "1 day"], []]);
  });
});
