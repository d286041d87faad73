import { callNames, catalog, type CallName, type Entity, type EndpointShape } from "@treadclub/contract";
import { afterEach, describe, expect, it } from "vitest";
import { refetchAfter, refetchShowing, refetchTopic, shows } from "./entity-queries.ts";
import { queryClient } from "./query-client.ts";

const isRead = (name: CallName): boolean => {
  const { shows: shown }: EndpointShape = catalog[name];
  return shown !== undefined;
};
const reads = callNames.filter(isRead);

/** The reads that become stale, out of all. */
async function staleAfter(change: () => Promise<void>): Promise<string[]> {
  for (const name of reads) queryClient.setQueryData([name, {}], {});
  await change();
  return reads.filter((name) => queryClient.getQueryState([name, {}])?.isInvalidated);
}

afterEach(() => queryClient.clear());

describe("a live change", () => {
  it.each<[Entity, CallName, boolean]>([
    ["scan", "getScanById", true],
    ["scan", "consumerGetScansListByConsumerId", true],
    ["scan", "allUserVehicles", true],
    ["scan", "getConfig", false],
    ["notification", "getNotificationList", true],
    ["voucher", "getConsumerDiscounts", true],
    ["voucher", "getCounts", true],
    ["quote", "getMemberQuotes", true],
    ["quote", "getOutbox", false],
    ["booking", "getCounts", true],
    ["booking", "getFreePlaces", true],
    ["club", "getConsumerDiscounts", false],
    ["member", "memberGetOwnInfo", true],
    ["member", "getMemberQuotes", false],
  ])("of a %s concerns %s: %s", (entity, call, expected) => expect(shows(call, entity)).toBe(expected));

  it("of a discount club leaves vouchers alone, and a voucher leaves clubs alone", async () => {
    const ofClub = await staleAfter(() => refetchShowing("club"));
    expect(ofClub).toContain("getMemberClubs");
    expect(ofClub).not.toContain("getConsumerDiscounts");
    expect(await staleAfter(() => refetchShowing("voucher"))).not.toContain("allDiscountClubList");
  });

  it("of a member reads a handful again", async () => {
    expect((await staleAfter(() => refetchShowing("member"))).length).toBeLessThan(16);
  });

  it.each(["*", "an entity of a newer server"])("named %s reads everything again", async (topic) => {
    expect(await staleAfter(() => refetchTopic(topic))).toEqual(reads);
  });
});

describe("after a call", () => {
  it("that ends the caller's sign-in nothing is read again", async () => {
    for (const call of ["closeAccount", "eraseAccount", "leaveMember"] as const)
      expect(await staleAfter(() => refetchAfter(call))).toEqual([]);
  });

  it("what shows the entities that it changes is read again, and nothing else", async () => {
    expect(await staleAfter(() => refetchAfter("setUsedConsumerDiscount"))).toEqual(
      expect.arrayContaining(["consumerDiscountById", "getBookingByIdWithConsumer", "getCounts", "memberGetQuoteById"]),
    );
    expect(await staleAfter(() => refetchAfter("answerDataComplaint"))).toEqual([
      "getDataComplaint",
      "getDataComplaints",
    ]);
  });
});
