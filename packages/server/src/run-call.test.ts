import { catalog } from "@treadclub/contract";
import { openHttp } from "@treadclub/kit/http/app";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { mount } from "@treadclub/kit/http/mount";
import { openLog } from "@treadclub/kit/log";
import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { openCaller } from "#testing/call";
import { openTestApp } from "#testing/test-app";
import { translate } from "./translate.ts";

const testApp = await openTestApp();
const anna = await testApp.make.consumer();
const log = openLog({ level: "silent" });

const { limit: _, ...holdPlace } = catalog.holdPlace;
const { limit: __, ...outsideCall } = catalog.updateOrCreateVehicle;
/** The second one asks an outside service; its answer is short here. */
const calls = {
  holdPlace,
  updateOrCreateVehicle: { ...outsideCall, reply: catalog.forgotPassword.reply },
};
type Calls = typeof calls;

/** Two calls of the catalogue with other handlers, called by Anna. */
async function openCalls(handlers: Partial<Handlers<Calls>>, { strict = true } = {}) {
  const http = await openHttp({ log, translate, trustProxy: false, isReady: async () => true });
  const absent = () => Promise.reject(new Error("is not called here"));
  mount(http, {
    catalog: calls,
    handlers: { holdPlace: absent, updateOrCreateVehicle: absent, ...handlers },
    db: testApp.db,
    clock: testApp.clock,
    log,
    jobs: testApp.app.jobs,
    actorOf: async () => anna.actor,
    translate,
    strict,
    secureCookies: false,
  });
  onTestFinished(() => http.close());
  return openCaller(http, anna.token);
}

describe("the details of an error that are looked for later", () => {
  it("are asked for when the locks of the handler are free", async () => {
    const name = sql`hashtextextended('a lock of the handler', 9)`;
    const isFree = async (): Promise<boolean> => {
      const { rows } = await testApp.db.read.execute(sql`select pg_try_advisory_xact_lock(${name}) as free`);
      return rows[0]?.["free"] === true;
    };
    let whileItRan: boolean | null = null;
    const caller = await openCalls({
      async holdPlace(ctx) {
        await ctx.db.execute(sql`select pg_advisory_xact_lock(${name})`);
        whileItRan = await isFree();
        throw ctx.fail("STATE_CONFLICT", { detailsLater: async () => ({ active: await isFree() }) });
      },
    });
    const body = { member_id: 1, location_id: 1, type: "free_check", starts_at: "2026-01-05T10:00:00.000Z" } as const;
    const { error } = await caller.send("holdPlace", { body });
    expect([whileItRan, error?.code, error?.details]).toEqual([false, "STATE_CONFLICT", { active: true }]);
  });
});

describe("a call that asks an outside service first", () => {
  const body = {
    number: "CU57ABC",
    brand: "Ford",
    model: "Ka",
    tyre_size: "165/65 R14",
    load_rating: "79",
    speed_rating: "T",
  };
  const done = { done: true } as const;
  const failed = { status: 500, error: { code: "UNKNOWN_ERROR" } };
  const send = async (
    handler: Handlers<Calls>["updateOrCreateVehicle"],
    { key, strict = true }: { key?: string; strict?: boolean } = {},
  ) => {
    const caller = await openCalls({ updateOrCreateVehicle: handler }, { strict });
    const once = () => caller.send("updateOrCreateVehicle", { body }, key === undefined ? {} : { key });
    return [await once(), await once()] as const;
  };

  it("has its answer replayed by its key", async () => {
    let times = 0;
    const [first, again] = await send(
      ({ write }) =>
        write(async () => {
          times += 1;
          return done;
        }),
      { key: "one-write" },
    );
    expect([first.status, again.status, again.headers["idempotent-replayed"], times]).toEqual([200, 200, "true", 1]);
  });

  it.each([{ key: "two-writes" }, {}])("writes once, else a key would replay the first of two: %j", async (how) => {
    const steps: string[] = [];
    const [first] = await send(async ({ write }) => {
      await write(async () => void steps.push("one"));
      return write(async () => {
        steps.push("two");
        return done;
      });
    }, how);
    expect(first).toMatchObject(failed);
    expect(new Set(steps)).toEqual(new Set(["one"]));
  });

  it("may write again when the first try has left nothing", async () => {
    const [first] = await send(
      ({ write }) => write(() => Promise.reject(new Error("no"))).catch(() => write(async () => done)),
      { key: "a-second-try" },
    );
    expect([first.status, first.reply]).toEqual([200, done]);
  });

  it("answers what it wrote, else a key would replay something else", async () => {
    const [first] = await send(
      async ({ write }) => {
        await write(async () => ({ id: 7 }));
        return done;
      },
      { key: "another-answer" },
    );
    expect(first).toMatchObject(failed);
  });
});
