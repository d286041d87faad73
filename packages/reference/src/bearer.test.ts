import { expect, it } from "vitest";
import { encodedBearer } from "./bearer.ts";

it.each([
  ["a key as it was given", "Bearer tk_test_public", "Bearer dGtfdGVzdF9wdWJsaWM="],
  ["a key that is encoded already", "Bearer dGtfdGVzdF9wdWJsaWM=", "Bearer dGtfdGVzdF9wdWJsaWM="],
  ["the platform's bearer", "Bearer eyJh.eyJz.x_y", "Bearer eyJh.eyJz.x_y"],
])("sends %s", (_, given, sent) => {
  expect(encodedBearer(given)).toBe(sent);
});
