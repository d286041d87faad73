import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { newWebhookSecret } from "#measurement/webhooks/secret";
import { signedHeaders } from "#measurement/webhooks/sign";
import { statusesIn } from "#testing/follow";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();

/** What integrators copy from a page of the documentation: the functions of its JavaScript blocks. */
async function copied(page: string): Promise<Readonly<Record<string, (...given: readonly unknown[]) => unknown>>> {
  const text = await readFile(resolve(import.meta.dirname, `../../../../docs/measurement/${page}.md`), "utf8");
  const code = [...text.matchAll(/```js\n(.*?)```/gs)]
    .map(([, block = ""]) => block)
    .filter((block) => block.includes("export function") || block.includes("export async"));
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code.join("\n"))}`);
}

it("the reader of event streams from the documentation reads them to their end", async () => {
  const { followSession } = await copied("events");
  const session = await testApp.make.session();
  const address = await testApp.http.listen({ port: 0, host: "127.0.0.1" });
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
