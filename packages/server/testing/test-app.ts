import { afterAll, inject } from "vitest";
import { cloneDatabase } from "./database.ts";
import { openTestAppOn, type TestApp, type TestAppOptions } from "./open-test-app-on.ts";
import { openCallChanges } from "./call-changes.ts";
import type { SeenCall } from "./call-statements.ts";
import { openCallBudget } from "./statement-budget-calls.ts";

export type { TestApp, TestAppOptions } from "./open-test-app-on.ts";

/** A whole platform over a database of its own, closed after the tests of the file; its calls must stay within their budget. */
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
    if (options.holdsChanges) await changes.check(testApp.db.pool);
    await close();
    await drop();
    budget.check();
  });
  return testApp;
}
