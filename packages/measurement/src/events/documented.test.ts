import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { webhookMeasurement, webhookMessage, webhookTest } from "@treadclub/contract/measurement/webhooks";
import { expect, it, vi } from "vitest";
import { record } from "#measurement/remote/json";
import { newWebhookSecret } from "#measurement/webhooks/secret";
import { signedHeaders } from "#measurement/webhooks/sign";
import { follow, statusesIn } from "#testing/follow";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const address = await testApp.http.listen({ port: 0, host: "127.0.0.1" });

const textOf = (page: string): Promise<string> =>
  readFile(resolve(import.meta.dirname, `../../../../docs/measurement/${page}.md`), "utf8");

/** The blocks of a page in a language. */
const blocksOf = async (page: string, language: string): Promise<readonly string[]> =>
  [...(await textOf(page)).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(
    ([, block = ""]) => block,
  );

/** What integrators copy from a page of the documentation: the functions of its JavaScript blocks. */
async function copied(page: string): Promise<Readonly<Record<string, (...given: readonly unknown[]) => unknown>>> {
  const code = (await blocksOf(page, "js"))
    .join("\n")
    .replace('"standardwebhooks"', `"${import.meta.resolve("standardwebhooks")}"`);
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

it("the reader of event streams from the documentation reads them to their end", async () => {
  const { followSession } = await copied("events");
  const session = await testApp.make.session();
  const seen: unknown[] = [];
  const reason = followSession?.(`${address}/measurement/v1/`, session.token, (results: unknown) => {
    seen.push(...statusesIn(results));
    if (seen.length === 1) void testApp.call("abortScan", { body: {} }, { bearer: session.token });
  });
  expect(await reason).toBe("ended");
  expect(seen).toEqual(["unknown", "aborted"]);
});

it("the check of signatures from the documentation takes ours and no other", async () => {
  const { isOurs } = await copied("webhooks");
  const [before, now, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
  const headers = signedHeaders({ id: "msg_1", at: new Date(), body: "{}" }, [now, before]);
  const old = signedHeaders({ id: "msg_1", at: new Date(Date.now() - 400_000), body: "{}" }, [now]);
  expect([before, now].map((secret) => isOurs?.(secret, "{}", headers))).toEqual([true, true]);
  expect([isOurs?.(other, "{}", headers), isOurs?.(now, "{ }", headers), isOurs?.(now, "{}", old)]).toEqual([
    false,
    false,
    false,
  ]);
});

it("the library of the convention takes our messages as the documentation says", async () => {
  const { messageIn } = await copied("webhooks");
  const secret = newWebhookSecret();
  vi.stubEnv("WEBHOOK_SECRET", secret);
  const headers = signedHeaders({ id: "msg_1", at: new Date(), body: '{"type":"measurement.completed"}' }, [secret]);
  expect(messageIn?.('{"type":"measurement.completed"}', headers)).toEqual({ type: "measurement.completed" });
  expect(() => messageIn?.('{"type":"measurement.failed"}', headers)).toThrow("No matching signature found");
});

it("a message has each field that the documentation shows, with a value of its kind", async () => {
  const [block = ""] = await blocksOf("webhooks", "json");
  const shown: unknown = JSON.parse(block);
  const { type, ...rest } = webhookMessage.partial().parse({ type: record(shown)["type"] });
  expect([type, rest]).toEqual(["measurement.completed", {}]);
  for (const [name, value] of Object.entries(record(record(shown)["data"]))) {
    const field = Object.entries(webhookMeasurement.shape).find(([known]) => known === name)?.[1];
    expect(field?.safeParse(value).error, name).toBeUndefined();
  }
});

it("a test message has the fields that the documentation shows, and no others", async () => {
  const [, block = "", ...more] = await blocksOf("webhooks", "json");
  expect(webhookTest.strict().parse(JSON.parse(block)).data).toEqual({ key: expect.any(String), is_sandbox: false });
  expect(more).toEqual([]);
});

it("a stream has the events that the documentation shows, in their order", async () => {
  const session = await testApp.make.session();
  const stream = await follow(address, session.token, session.token);
  await testApp.call("abortScan", { body: {} }, { bearer: session.token });
  const real = await stream.toEnd();
  const [shown = ""] = await blocksOf("events", "");
  expect(linesOf(real)).toEqual(linesOf(shown));
});

/** The names of events, and what is said beside results. */
const linesOf = (text: string): readonly string[] =>
  text.split("\n").filter((line) => line !== "" && !line.startsWith('data: {"session"'));
