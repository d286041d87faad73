import { openDatabase } from "@treadclub/kit/db/open";
import { openLog } from "@treadclub/kit/log";
import { afterAll } from "vitest";
import { openApp } from "#server/app";
import { openCaller, type Caller } from "./call.ts";
import type { World } from "./world.ts";

export interface SecondProcess {
  as(actor: { token: string } | null): Caller;
}

/** The platform once more over the same database, as a second process runs it: what they know of each other goes through PostgreSQL. */
export async function openSecondProcess(world: World): Promise<SecondProcess> {
  const log = openLog({ level: "silent" });
  const db = openDatabase({ url: world.url, log });
  const app = await openApp({ ...world.appOptions, db });
  afterAll(async () => {
    await app.close();
    await db.close();
  });
  return { as: (actor) => openCaller(app.http, actor?.token ?? null) };
}
