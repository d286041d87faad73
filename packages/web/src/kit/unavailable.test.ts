import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./api.ts";
import { errorText } from "./errors.ts";
import { queryClient } from "./query-client.ts";
import { answerWith, json, problem, sent } from "./testing/wire.ts";
import { isServiceAway, onServiceAway } from "./unavailable.ts";

const away = (): Response =>
  json(503, { code: "SERVICE_UNAVAILABLE", message: "x", details: { retry_after_seconds: 2 } });
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

it("reads again until the service is back, waits as it is asked to, and knows that it is away", async () => {
  const heard: boolean[] = [];
  const unhear = onServiceAway(() => heard.push(isServiceAway()));
  answerWith(() => (sent.length < 6 ? away() : json(200, { build_number: "1" })));
  const options = queryClient.getDefaultOptions().queries;
  const read = queryClient.fetchQuery({
    queryKey: ["getConfig"],
    queryFn: () => api.call("getConfig", { query: {} }),
    retry: options?.retry ?? false,
  });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await read).toEqual({ build_number: "1" });
  expect(sent).toHaveLength(6);
  expect(heard).toEqual([true, false]);
  unhear();
});

it("forgets an outage that nobody has asked about for a while", async () => {
  answerWith(away);
  await problem(api.call("getConfig", { query: {} }));
  expect(isServiceAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isServiceAway()).toBe(false);
});

it("says that something may have been saved, without words of the wire", async () => {
  answerWith(() => json(503, { code: "OUTCOME_UNKNOWN", message: "x" }));
  const error = await problem(api.call("setClose", { params: { id: "3" }, body: {} }));
  expect(errorText(error)).toMatch(/may or may not have gone through\. Try again/);
  expect(errorText(error)).not.toContain("Idempotency");
});
