import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./api.ts";
import { errorText } from "./errors.ts";
import { followLive } from "./live.ts";
import { queryClient } from "./query-client.ts";
import { startSession } from "./stored-session.ts";
import { user } from "./testing/user.ts";
import { answerWith, json, paths, problem, refused, sent, openWire } from "./testing/wire.ts";
import { isServiceAway, onServiceAway } from "./unavailable.ts";

openWire();

const away = (): Response =>
  json(503, { code: "SERVICE_UNAVAILABLE", message: "x", details: { retry_after_seconds: 2 } });
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runOnlyPendingTimers();
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

it("stays away while a token that has expired is refused and cannot be renewed", async () => {
  startSession("old", user);
  const heard: boolean[] = [];
  const unhear = onServiceAway(() => heard.push(isServiceAway()));
  answerWith(away);
  await problem(api.call("getConfig", { query: {} }));
  answerWith(({ path }) => (path === "refresh_token" ? away() : refused()));
  const error = await problem(api.call("currentUser"));
  expect(paths()).toEqual(["config/get", "current_user", "refresh_token"]);
  expect(error).toMatchObject({ code: "SERVICE_UNAVAILABLE", message: errorText(error) });
  expect(heard).toEqual([true]);
  answerWith(() => json(200, user));
  await api.call("currentUser");
  expect(heard).toEqual([true, false]);
  unhear();
});

it("notices an outage by the renewal of the token alone", async () => {
  startSession("old", user);
  answerWith(({ path }) => (path === "refresh_token" ? away() : refused()));
  await problem(api.call("currentUser"));
  expect(isServiceAway()).toBe(true);
});

it("notices an outage by the stream of changes, and its end", async () => {
  startSession("old", user);
  const stop = new AbortController();
  answerWith(away);
  const following = followLive(stop.signal);
  await vi.waitFor(() => expect(isServiceAway()).toBe(true));
  answerWith(() => new Response(null, { status: 200 }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isServiceAway()).toBe(false);
  stop.abort();
  await following;
});

it("says that something may have been saved, without words of the wire", async () => {
  answerWith(() => json(503, { code: "OUTCOME_UNKNOWN", message: "x", details: { same_key_is_safe: true } }));
  const error = await problem(api.call("setClose", { params: { id: "3" }, body: {} }));
  expect(errorText(error)).toMatch(/may or may not have gone through\. Try again/);
  expect(errorText(error)).not.toContain("Idempotency");
});

it.each([
  ["the same key does not find out", { same_key_is_safe: false }],
  ["nobody says whether it does", undefined],
])("does not promise that it is done once where %s", async (_, details) => {
  answerWith(() => json(503, { code: "OUTCOME_UNKNOWN", message: "x", details }));
  const error = await problem(api.call("logIn", { body: { email: "anna@example.com", password: "x" } }));
  expect(errorText(error)).toMatch(/may or may not have gone through\. Check before/);
  expect(errorText(error)).not.toMatch(/won’t be done twice|Idempotency/);
});
