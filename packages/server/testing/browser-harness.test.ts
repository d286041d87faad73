import { accounts, clientOf, sessionOf } from "@treadclub/e2e/accounts";
import { expect, it } from "vitest";
import { openTestApp } from "./test-app.ts";

const testApp = await openTestApp();
const base = await testApp.app.http.listen({ port: 0, host: "127.0.0.1" });
const longestTestMinutes = 3;

it("keeps the browser tests' administrator signed in, with a fresh proof of identity, for a run of an hour", async () => {
  await testApp.make.superAdmin({ ...accounts.super_admin, demo: true });
  const tokens: string[] = [];
  for (let minute = 0; minute <= 60; minute += 1) {
    tokens.push((await sessionOf(base, "super_admin", testApp.clock.now().getTime())).token);
    const started = tokens[minute - longestTestMinutes];
    if (started !== undefined) await inviteAndReadMail(started, `admin-${minute}@example.com`);
    testApp.clock.forward(60_000);
  }
  expect(new Set(tokens).size).toBeLessThan(20);
});

/** The invitation wants a fresh proof. */
async function inviteAndReadMail(token: string, email: string): Promise<void> {
  const client = clientOf(base, token);
  await client.call("inviteUser", { body: { email, first_name: "Nia", last_name: "Moss", role: "admin" } });
  const { list } = await client.call("getOutbox", { body: { search: email } });
  expect(list, email).toHaveLength(1);
}
