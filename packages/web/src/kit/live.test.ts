import { describe, expect, it } from "vitest";
import { concerns } from "./live.ts";

describe("concerns", () => {
  it.each([
    ["getScanById", "scan", true],
    ["consumerGetScansListByConsumerId", "scan", true],
    ["allUserVehicles", "scan", true],
    ["getNotificationList", "notification", true],
    ["getConsumerDiscounts", "voucher", true],
    ["getMemberQuotes", "quote", true],
    ["getCounts", "booking", true],
    ["getConfig", "scan", false],
    ["getOutbox", "quote", false],
    ["getOutbox", "*", true],
  ])("%s, told of %s: %s", (call, topic, expected) => expect(concerns(call, topic)).toBe(expected));
});
