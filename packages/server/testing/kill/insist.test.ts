import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openInsister } from "./insist.ts";
import { freePort } from "./harness.ts";

const port = await freePort();
let refused = 0;
let refusals = 0;
const server = createServer((request, response) => {
  request.resume();
  response.setHeader("content-type", "application/json");
  if (refused >= refusals) return void response.end("{}");
  refused += 1;
  response.statusCode = 401;
  response.end(JSON.stringify({ code: "TOKEN_EXPIRED", message: "x" }));
});
beforeAll(() => new Promise<void>((done) => server.listen(port, "127.0.0.1", done)));
afterAll(() => void server.close());

const where = { here: async () => `http://127.0.0.1:${port}` };
const tally = () => ({ acknowledged: 0, unanswered: 0 });
const consent = { body: { kind: "marketing_email", given: true } } as const;

it("renews a token until the clock of the server is where it should be", async () => {
  refused = 0;
  refusals = 5;
  const counted = tally();
  const { insist } = openInsister(where, counted, { renewed: async (token) => `${token}+` });
  await insist("token", "setConsent", consent);
  expect(counted.acknowledged).toBe(1);
});

it("takes no for an answer where nobody renews", async () => {
  refused = 0;
  refusals = 1;
  const { insist } = openInsister(where, tally());
  await expect(insist("token", "setConsent", consent)).rejects.toMatchObject({ code: "TOKEN_EXPIRED" });
});
