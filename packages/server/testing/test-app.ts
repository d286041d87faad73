import { catalog, type CallName } from "@treadclub/contract";
import { openCallChanges } from "@treadclub/kit/testing/call-changes";
import type { SeenCall } from "@treadclub/kit/testing/call-statements";
import { afterAll, inject } from "vitest";
import { cloneDatabase } from "./database.ts";
import { openTestAppOn, type TestApp, type TestAppOptions } from "./open-test-app-on.ts";
import { openCallBudget } from "./statement-budget-calls.ts";

export type { TestApp, TestAppOptions } from "./open-test-app-on.ts";

/** A whole platform over a database of its own, closed after the tests of the file; its calls must stay within their budget and audit what they change. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { url, drop } = await cloneDatabase(options.databaseUrl ?? inject("databaseUrl"));
  const budget = openCallBudget();
  const changes = openCallChanges(catalog);
  const onCall = (call: SeenCall<CallName>): void => {
    budget.hear(call);
    changes.hear(call);
  };
  const { close, ...testApp } = await openTestAppOn(url, { onCall, ...options });
  afterAll(async () => {
    try {
      await changes.check({ url });
    } finally {
      await close();
      await drop();
    }
    budget.check();
  });
  return testApp;
}
