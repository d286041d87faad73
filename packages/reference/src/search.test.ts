import { expect, it } from "vitest";
import { readWebhooks } from "./extensions.ts";
import { areWebhooksFound, matchesPhrase } from "./search.ts";

it.each([
  ["POST /api/v1/consumers/get_free_places getFreePlaces Lists free slots.", "free places", true],
  ["POST /api/v1/consumers/get_free_places getFreePlaces Lists free slots.", "SLOTS post", true],
  ["POST /api/v1/consumers/get_free_places getFreePlaces Lists free slots.", "free voucher", false],
  ["GET /healthz", "  ", true],
])("%s is found by %j: %s", (text, phrase, isFound) => {
  expect(matchesPhrase(text, phrase)).toBe(isFound);
});

it("finds webhooks by their names and meanings, and all while nothing is searched", () => {
  const webhooks = readWebhooks({
    webhooks: { "measurement.failed": { post: { summary: "Nothing could be read" } } },
  });
  const found = [true, "", "webhooks", "failed", "nothing read", "voucher"].map((phrase) =>
    areWebhooksFound(webhooks, phrase),
  );
  expect(found).toEqual([true, true, true, true, true, false]);
  expect(areWebhooksFound(readWebhooks({ paths: {} }), true)).toBe(false);
});
