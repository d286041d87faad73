import { CallError } from "@treadclub/contract/client";
import { expect, it, vi } from "vitest";
import { errorText } from "./errors.ts";
import { loadTexts } from "./i18n.ts";

it("leaves an error as it is while there are no words for it, and finds them later", async () => {
  // A test before this one may have loaded the words.
  vi.resetModules();
  const { errorText: textOf, inWords } = await import("./errors.ts");
  const fresh = await import("./i18n.ts");
  const client = await import("@treadclub/contract/client");
  const offline = new client.CallError(0, { code: "OFFLINE", message: "No connection." });
  expect(inWords(offline)).toBe(offline);
  expect(offline.message).toBe("No connection.");
  await fresh.loadTexts("base");
  expect(inWords(offline).message).toBe(textOf(offline));
  expect(offline.message).toContain("You’re offline.");
});

it("shows a 404 that is not an answer of ours as it is, in every language", async () => {
  await loadTexts("base");
  expect(errorText(new CallError(404, { code: "UNKNOWN_ERROR", message: "HTTP 404" }))).toBe(
    "request failed with status 404",
  );
  expect(errorText(new CallError(404, { code: "NOT_FOUND", message: "x" }))).toContain("can’t find this");
  expect(errorText(new CallError(500, { code: "UNKNOWN_ERROR", message: "x" }))).toMatch(/^Please try again\./);
});
