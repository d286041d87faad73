import { expect, it } from "vitest";
import { isReasonable } from "./json-body.ts";
import { openTestHttp, postOf } from "./raw-client.ts";

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

it("knows deep and many-parted JSON before it is read, and is not misled by texts", () => {
  expect([nested(20), nested(21)].map(isReasonable)).toEqual([true, false]);
  expect(isReasonable(`{"a":`.repeat(4000))).toBe(false);
  expect(isReasonable(`[${"1,".repeat(19_000)}1]`)).toBe(true);
  expect(isReasonable(`[${"{},".repeat(19_000)}1]`)).toBe(false);
  for (const text of [
    nested(500),
    '\\"'.repeat(500) + nested(500),
    "\\".repeat(501) + nested(99),
    `{"a":1,`.repeat(30_000),
  ])
    expect(isReasonable(JSON.stringify({ text, more: [text] }))).toBe(true);
  // A string that does not end, and one that ends with a backslash.
  for (const text of ['"', `["${nested(50)}`, `["a\\\\",${nested(50)}]`]) isReasonable(text);
  expect(isReasonable(`["a\\\\",${nested(50)}]`)).toBe(false);
});

it.each([4000, 100_000, 499_000])("answers JSON of %i levels with VALIDATION_FAILED", async (depth) => {
  const { send } = await openTestHttp({}, (http) =>
    http.post("/echo", async ({ body }) => ({ text: JSON.stringify(body) })),
  );
  const text = nested(depth);
  const heard = await send(postOf("/echo", text.length, text));
  await expect.poll(() => heard.text()).toMatch(/^HTTP\/1\.1 422 .*"code":"VALIDATION_FAILED"/s);
  await expect.poll(() => heard.isClosed()).toBe(true);
  const next = await send(postOf("/echo", 2, "{}"));
  await expect.poll(() => next.text()).toContain('"text":"{}"');
});

it("refuses what would change an object's prototype", async () => {
  const { send } = await openTestHttp({}, (http) => http.post("/echo", async () => "taken"));
  const text = '{"__proto__":{"a":1}}';
  const heard = await send(postOf("/echo", text.length, text));
  await expect.poll(() => heard.text()).toMatch(/^HTTP\/1\.1 422 /);
});
