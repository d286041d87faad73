import { afterAll, inject } from "vitest";
import { cloneDatabase } from "./database.ts";
import { openWorldOn, type World, type WorldOptions } from "./open-world-on.ts";
import { openCallChanges } from "./call-changes.ts";
import type { SeenCall } from "./call-statements.ts";
import { openCallBudget } from "./statement-budget-calls.ts";

export type { World, WorldOptions } from "./open-world-on.ts";

/** A whole platform over a database of its own, closed after the tests of the file; its calls must stay within their budget. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { url, drop } = await cloneDatabase(options.databaseUrl ?? inject("databaseUrl"));
  const budget = openCallBudget();
  const changes = openCallChanges();
  const onCall = (call: SeenCall): void => {
    budget.hear(call);
    changes.hear(call);
  };
  const { close, ...world } = await openWorldOn(url, { onCall, ...options });
  afterAll(async () => {
    if (options.holdsChanges) await changes.check(world.db.pool);
    await close();
    await drop();
    budget.check();
  });
  return world;
}
