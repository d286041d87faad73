import { clientOf, sessionOf, signInByCall, type Session } from "./accounts.ts";
import { newDriver } from "./journey/newcomers.ts";

/** A fitter whose clubs no other test looks at. */
export const otherFitter = { email: "owner@kestrel.example", password: "forecourt in the rain" };

export interface ClubOfTest {
  readonly owner: Session;
  readonly memberId: number;
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

/** A club of one test alone: two vouchers, one that always counts and one that depends on the price, until the last day. */
export async function openClub(base: string, lastDay: string): Promise<ClubOfTest> {
  const owner = await signInByCall(base, otherFitter);
  const memberId = owner.memberId ?? 0;
  const admin = clientOf(base, (await sessionOf(base, "admin")).token);
  const name = `Kestrel ${crypto.randomUUID().slice(0, 8)}`;
  const { id, code } = await admin.call("createDiscountClub", {
    body: {
      member_id: memberId,
      title: name,
      name,
      ends_on: lastDay,
      discounts: [
        { title: "£10 off two tyres", terms: "One per driver.", amount_pence: 1000 },
        {
          title: "10% off four tyres",
          terms: "One per driver.",
          amount_pence: 4000,
          conditions: { percent: 10, min_spend_pence: 20_000, products: ["Tyres"] },
        },
      ],
    },
  });
  return { owner, memberId, id, name, code };
}

/** A driver of this test alone, who is in the club. */
export async function joinedDriver(base: string, { code }: ClubOfTest): Promise<Session> {
  const driver = await newDriver(base);
  await clientOf(base, driver.token).call("joinClub", { body: { code } });
  return driver;
}

/** The vouchers of a driver, the one that always counts first. */
export async function vouchersOf(base: string, { token, userId }: Session) {
  const { list } = await clientOf(base, token).call("getConsumerDiscounts", {
    params: { id: String(userId) },
    body: {},
  });
  return list.toSorted((a, b) => Number(a.conditions.percent ?? 0) - Number(b.conditions.percent ?? 0));
}

export const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
