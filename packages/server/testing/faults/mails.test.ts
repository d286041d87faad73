import { expect, it } from "vitest";
import { compareMails } from "./mails.ts";

const written = (id: string, state = "sent") => ({ id, state, recipient: "anna@example.com" });
const mail = (id: string, subject = `Subject ${id}`) => ({
  messageId: `<message-${id}@localhost>`,
  to: "anna@example.com",
  subject,
  text: "Hello",
});

it("counts a second hand-over with the same Message-ID and lets it pass", () => {
  expect(
    compareMails([written("1"), written("2"), written("3", "waiting")], [mail("1"), mail("2"), mail("1")]),
  ).toEqual({
    messages: 2,
    again: 1,
    broken: [],
  });
});

it.each([
  [
    "one message has two Message-IDs",
    [written("1"), written("2")],
    [mail("1", "Hello"), mail("2", "Hello")],
    "as 1, 2",
  ],
  [
    "a driver was told one thing twice",
    [written("1"), written("2")],
    [
      { ...mail("1", "Welcome"), to: "driver-1@example.com" },
      { ...mail("2", "Welcome"), to: "driver-1@example.com", text: "Other" },
    ],
    "as 1, 2",
  ],
  ["a sent message was never handed over", [written("1")], [], "never handed over"],
  ["nobody wrote it", [], [mail("1")], "not in the outbox"],
  ["one Message-ID has two contents", [written("1")], [mail("1"), mail("1", "Other")], "two contents"],
])("says that something is broken where %s", (_, rows, taken, problem) => {
  expect(compareMails(rows, taken).broken).toEqual([expect.stringContaining(problem)]);
});
