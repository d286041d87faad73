import { beginBooking } from "./begin-booking.ts";
import type { Insister } from "./insist.ts";
import { makePeople } from "./people.ts";
import type { Counter } from "./scenario.ts";

/** A member with one bay and a club, an administrator, and companies that nobody has accepted yet. */
export async function openCounter(
  phone: Insister,
  databaseUrl: () => string,
): Promise<{ counter: Counter; newcomers: number[] }> {
  const people = await makePeople(databaseUrl(), async (make) => ({
    admin: await make.admin(),
    member: await make.member({ bays: 1 }),
    newcomers: await Promise.all(Array.from({ length: 12 }, async () => (await make.member({ state: "new" })).id)),
  }));
  const { admin, member, newcomers } = people;
  const club = await phone.insist(member.owner.token, "editDiscountClub", {
    body: {
      title: "Drivers' club",
      name: "Ten pounds off",
      discounts: [{ title: "Ten pounds off", amount_pence: 1000 }],
    },
  });
  await phone.insist(admin.token, "approveDiscountClub", { params: { id: String(club.id) }, body: {} });
  const tokens = { ownerToken: member.owner.token, adminToken: admin.token };
  const begin = (bookingId: number): Promise<void> => beginBooking(databaseUrl, bookingId);
  return {
    counter: { memberId: member.id, locationId: member.locationId, clubCode: club.code, ...tokens, begin },
    newcomers,
  };
}
