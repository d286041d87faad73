import { catalog } from "@treadclub/contract";
import { openDatabase } from "@treadclub/kit/db/open";
import { openLog } from "@treadclub/kit/log";
import { outboxMessages } from "@treadclub/kit/tables";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { cloneDatabase } from "#testing/database";
import { openPostcodes } from "#testing/ideal-postcodes";
import { openSmtp } from "#testing/smtp";
import { freePort, openHarness } from "./harness.ts";
import type { ServerProcess } from "./server-process.ts";

const harness = openHarness();
const account = { user: "club@example.com", password: "p@ss/word:1" };
const smtp = await openSmtp(account);
const postcodes = await openPostcodes({ "LS1 4AP": [{ line_1: "1 Park Row", post_town: "LEEDS" }] });
const { url, drop } = await cloneDatabase(inject("databaseUrl"));
const db = openDatabase({ url, log: openLog({ level: "silent" }), poolSize: 2 });
let server: ServerProcess;

beforeAll(async () => {
  const settings = {
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
    MAIL_FROM: '"Tread, Club" <hello@treadclub.example>',
    IDEAL_POSTCODES_KEY: postcodes.key,
    IDEAL_POSTCODES_URL: postcodes.url,
  };
  server = await harness.start({ dataDir: harness.dataDir("outside"), port: await freePort(), settings });
});
afterAll(async () => {
  await server.kill();
  await postcodes.close();
  await db.close();
  await drop();
});

async function signUp(email: string): Promise<void> {
  const { status } = await fetch(`${server.base}/api/v1/${catalog.createConsumer.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      first_name: "Ганна",
      last_name: "Рід",
      email,
      password: "a long enough sentence",
      terms_accepted: true,
    }),
  });
  expect(status).toBe(200);
}
const messagesTo = async (email: string) => {
  const rows = await db.read.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));
  return rows.map(({ state, lastError }) => ({ state, lastError }));
};
const ask = async (path: string): Promise<unknown> => (await fetch(`${server.base}/api/v1/${path}`)).json();

describe("a started server", () => {
  it("sends through the mail server of its settings", async () => {
    await signUp("anna@example.com");
    const mail = await smtp.waitFor(({ envelope }) => envelope.to.includes("anna@example.com"));
    expect(mail.from).toEqual({ name: "Tread, Club", address: "hello@treadclub.example" });
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(mail.messageId).toMatch(/^<message-\d+@localhost>$/);
  });

  it("sends later what the mail server was not there for", async () => {
    await smtp.close();
    await signUp("ben@example.com");
    await vi.waitFor(
      async () =>
        expect(await messagesTo("ben@example.com")).toContainEqual({
          state: "waiting",
          lastError: expect.stringMatching(/^No connection to the mail server of SMTP_URL: /),
        }),
      { interval: 50 },
    );
    const back = await openSmtp({ ...account, port: smtp.port });
    try {
      const mail = await back.waitFor(({ envelope }) => envelope.to.includes("ben@example.com"));
      expect(mail.text).toMatch(/^Hello,\n/);
      await vi.waitFor(async () =>
        expect(await messagesTo("ben@example.com")).toContainEqual({ state: "sent", lastError: null }),
      );
    } finally {
      await back.close();
    }
  });

  it("asks the address service of its settings", async () => {
    expect(await ask("config/get?keys[]=addresses")).toEqual({ addresses: true });
    expect(await ask("get_addresses/ls14ap")).toMatchObject({ found: true, list: [{ city: "Leeds" }] });
  });

  it("stops at once, and has said nothing that is secret", async () => {
    const stopsAt = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - stopsAt).toBeLessThan(10_000);
    for (const secret of ["p@ss", "p%40ss", postcodes.key, "ben@example.com"])
      expect(server.said()).not.toContain(secret);
  });
});
