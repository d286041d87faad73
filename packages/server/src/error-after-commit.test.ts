import { endpoint, type EndpointShape } from "@treadclub/contract/endpoint";
import { DatabaseAwayError } from "@treadclub/kit/db/away";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { mount } from "@treadclub/kit/http/mount";
import { openLog } from "@treadclub/kit/log";
import fastify from "fastify";
import { expect, it } from "vitest";
import { z } from "zod";
import { translate } from "#server/translate";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();

const shape = {
  method: "POST",
  access: "public",
  description: "A call of this test.",
  body: z.strictObject({}),
  reply: z.object({ number: z.number() }),
  errors: [],
} as const satisfies Omit<EndpointShape, "path" | "effect">;
const catalog = {
  breaks: endpoint({ ...shape, path: "breaks", effect: "write", changes: ["message"] }),
  reads: endpoint({ ...shape, path: "reads", effect: "read", shows: [] }),
  loses: endpoint({ ...shape, path: "loses", effect: "outside", changes: ["message"] }),
  fails: endpoint({ ...shape, path: "fails", effect: "outside", changes: ["message"] }),
  refuses: endpoint({ ...shape, path: "refuses", effect: "outside", changes: ["message"] }),
};
const handlers: Handlers<typeof catalog> = {
  breaks: async () => ({ number: Number.NaN }),
  reads: async () => ({ number: Number.NaN }),
  async loses(ctx) {
    await ctx.write(async () => undefined);
    throw new DatabaseAwayError();
  },
  async fails(ctx) {
    await ctx.write(async () => undefined);
    throw new TypeError("a mistake of ours");
  },
  async refuses() {
    throw new DatabaseAwayError();
  },
};

const http = fastify();
mount(http, {
  catalog,
  handlers,
  db: testApp.db,
  clock: testApp.clock,
  jobs: testApp.app.jobs,
  log: openLog({ level: "silent" }),
  actorOf: () => Promise.reject(new Error("Nobody signs in here")),
  translate,
  strict: false,
  secureCookies: false,
});

it.each([
  ["a reply that breaks the contract", "breaks", "OUTCOME_UNKNOWN"],
  ["a connection that is lost after a write", "loses", "OUTCOME_UNKNOWN"],
  ["a mistake after a write", "fails", "OUTCOME_UNKNOWN"],
  ["a database that is away before anything was written", "refuses", "SERVICE_UNAVAILABLE"],
  ["a read whose reply breaks the contract", "reads", "UNKNOWN_ERROR"],
])("%s: %s answers %s", async (_what, path, code) => {
  const answer = await http.inject({ method: "POST", url: `/api/v1/${path}`, payload: {} });
  expect(answer.json()).toMatchObject({ code });
  expect(answer.json<{ message: string }>().message.includes("nothing has changed")).toBe(code === "UNKNOWN_ERROR");
});

it("a right proof stands when its try cannot be given back", async () => {
  const password = "a long enough sentence";
  const anna = await testApp.make.consumer({ password });
  await testApp.db.pool.query(`
    create function lose() returns trigger language plpgsql as $$ begin
      raise exception 'the connection is lost' using errcode = '57P01';
    end $$;
    create trigger lose before update on rate_limits for each row when (new.points < old.points) execute function lose()`);
  const answer = await testApp.as(anna).send("confirmIdentity", { body: { method: "password", password } });
  expect(answer).toMatchObject({ status: 200, reply: { proven_until: expect.any(String) } });
});
