import { afterAll, inject } from "vitest";
import { cloneDatabase } from "./database.ts";
import { openWorldOn, type World, type WorldOptions } from "./open-world-on.ts";

export type { World, WorldOptions } from "./open-world-on.ts";

/** A whole platform over a database of its own, closed after the tests of the file. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { url, drop } = await cloneDatabase(options.databaseUrl ?? inject("databaseUrl"));
  const { close, ...world } = await openWorldOn(url, options);
  afterAll(async () => {
    await close();
    await drop();
  });
  return world;
}
