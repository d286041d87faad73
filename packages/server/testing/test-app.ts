import pg from "pg";
import { afterAll, inject } from "vitest";
import { cloneDatabase } from "./database.ts";
import { openTestAppOn, type TestApp, type TestAppOptions } from "./open-test-app-on.ts";
import { openCallChanges } from "./call-changes.ts";
import type { SeenCall } from "./call-statements.ts";
import { openCallBudget } from "./statement-budget-calls.ts";

export type { TestApp, TestAppOptions } from "./open-test-app-on.ts";

/** By a connection of its own: the test may have cut those of the platform. */
async function checkChanges(changes: ReturnType<typeof openCallChanges>, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await changes.check(client);
  } finally {
    await client.end();
  }
}

/** A whole platform over a database of its own, closed after the tests of the file; its calls must stay within their budget and audit what they change. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { url, drop } = await cloneDatabase(options.databaseUrl ?? inject("databaseUrl"));
  const budget = openCallBudget();
  const changes = openCallChanges();
  const onCall = (call: SeenCall): void => {
    budget.hear(call);
    changes.hear(call);
  };
  const { close, ...testApp } = await openTestAppOn(url, { onCall, ...options });
  afterAll(async () => {
    try {
      await checkChanges(changes, url);
    } finally {
      await close();
      await drop();
    }
    budget.check();
  });
  return testApp;
}
