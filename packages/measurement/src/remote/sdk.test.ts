import { readFileSync } from "node:fs";
import { createSession, getWorkflowResults, startScanning } from "@treadclub/sdk";
import { watchResults } from "@treadclub/sdk/watch";
import { describe, expect, it } from "vitest";
import { openPeers } from "#testing/peers";

const peers = await openPeers();
const { first, second, key } = peers;
const address = await first.http.listen({ port: 0, host: "127.0.0.1" });
const apiBase = `${address}/measurement/v1/`;
/** What the SDK's README shows as the values that are refused. */
const shownFields = (): unknown => {
  const readme = readFileSync(`${import.meta.dirname}/../../../sdk/README.md`, "utf8");
  return JSON.parse(/error\.cause\?\.fields; \/\/ (.+)/.exec(readme)?.[1] ?? "");
};
const pages = { exitURL: "https://garage.example/done", errorURL: "https://garage.example/sorry" };

describe("a website with the SDK whose scans another copy measures", () => {
  it("opens the scanner there, where photos are taken, and reads the result here", async () => {
    const session = { positions: ["fl"] } as const;
    const tokenData = await createSession(key, { apiBase, session, idempotencyKey: "order-1" });
    const links: string[] = [];
    const onHandoff = ({ link }: { link: string }) => links.push(link);
    const { measurementTokens } = startScanning({ ...pages, apiBase, tokenData, launch: "handoff", onHandoff });
    expect(links[0]).toMatch(/^http:\/\/localhost:3100\/scan\/\?data=/);
    const [token = ""] = measurementTokens;
    await second.call("openScanner", { body: {} }, { bearer: token });
    await peers.scan(token);
    await first.service.jobs.run("look-remote", { id: Number(tokenData.id) });
    const seen: string[][] = [];
    const data = { measurementTokens };
    const leave = new AbortController();
    const watched = watchResults(undefined, {
      apiBase,
      data,
      signal: leave.signal,
      onStatus: (statuses) => {
        seen.push(statuses);
        leave.abort();
      },
    });
    await expect(watched).rejects.toThrow("aborted");
    expect(seen).toEqual([["processing"]]);
    const answer = getWorkflowResults(key, { apiBase, data, pendingStatuses: [] });
    expect((await answer).measurements).toMatchObject([{ status: "processing", position_code: "fl" }]);
    expect((await createSession(key, { apiBase, session, idempotencyKey: "order-1" })).id).toBe(tokenData.id);
  });

  it("hears as the README shows which value the service refuses, and why a key may not be used", async () => {
    const session = JSON.parse('{"positions":["zz"]}');
    await expect(createSession(key, { apiBase, session })).rejects.toMatchObject({
      message: "HTTP error! Status: 422",
      cause: {
        code: "VALIDATION_FAILED",
        fields: shownFields(),
        requestId: expect.any(String),
      },
    });
    const { key: reader } = await first.make.key({ scopes: ["results"] });
    await expect(createSession(reader, { apiBase })).rejects.toMatchObject({
      message: "HTTP permission/license error! Status: 403",
      cause: { status: 403, code: "KEY_FORBIDDEN", details: { reason: "scope" } },
    });
    const { key: spent } = await first.make.key({ allowance: 0 });
    await expect(createSession(spent, { apiBase })).rejects.toMatchObject({
      cause: { status: 429, code: "ALLOWANCE_SPENT", retryAfter: expect.any(Number) },
    });
  });
});
