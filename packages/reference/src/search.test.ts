import { expect, it } from "vitest";
import { matchesPhrase } from "./search.ts";

it.each([
  ["POST /api/v1/consumers/get_free_places getFreePlaces Lists free slots.", "free places", true],
  ["POST /api/v1/consumers/get_free_places getFreePlaces Lists free slots.", "SLOTS post", true],
  ["POST /api/v1/consumers/get_free_places getFreePlaces Lists free slots.", "free voucher", false],
  ["GET /healthz", "  ", true],
])("%s is found by %j: %s", (text, phrase, isFound) => {
  expect(matchesPhrase(text, phrase)).toBe(isFound);
});
