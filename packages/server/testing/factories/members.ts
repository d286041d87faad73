import type { WriteCtx } from "@treadclub/kit/context";
import { locations, members, memberUsers, openingHours } from "#modules/members";
import { makePerson, signIn, unique, type PersonOverrides, type SignedIn } from "./people.ts";
import type { FactoryTools } from "./tools.ts";

export interface MadeMember {
  readonly id: number;
  readonly locationId: number;
  readonly owner: SignedIn;
}

export interface MemberOverrides {
  readonly companyName?: string;
  readonly state?: "new" | "accepted" | "disabled";
  readonly bays?: number;
  readonly scanPermission?: boolean;
  readonly vatRegistered?: boolean;
  /** Who judges the scans of its clubs; administrators when left out. */
  readonly scanManage?: (typeof members.$inferSelect)["scanManage"];
  readonly owner?: PersonOverrides;
  readonly address?: { line1: string; city: string; postcode: string; latitude: number; longitude: number };
  readonly hours?: readonly { day: number; openTime: string; closeTime: string }[];
}

const weekdays = [0, 1, 2, 3, 4].map((day) => ({ day, openTime: "08:00", closeTime: "18:00" }));
const usualHours = [...weekdays, { day: 5, openTime: "08:30", closeTime: "13:00" }];
const usualAddress = {
  line1: "1 Forge Lane",
  city: "Leeds",
  postcode: "LS1 4AP",
  latitude: 53.797,
  longitude: -1.554,
};

export function memberFactories(tools: FactoryTools) {
  return {
    async member(overrides: MemberOverrides = {}): Promise<MadeMember> {
      const owner = await makePerson(tools, "member", { firstName: "Olu", lastName: "Reed", ...overrides.owner });
      const made = await tools.run(async (ctx) => {
        const memberId = await makeCompany(ctx, overrides, owner.email);
        await ctx.db.insert(memberUsers).values({ userId: owner.id, memberId, position: "owner" });
        return { id: memberId, locationId: await makeLocation(ctx, overrides, memberId) };
      });
      return { ...made, owner: await signIn(tools, { ...owner, ...memberActor(made.id, "owner") }) };
    },
    async staff(memberId: number, overrides?: PersonOverrides): Promise<SignedIn> {
      const made = await makePerson(tools, "member", { firstName: "Sam", ...overrides });
      await tools.run(async (ctx) => {
        await ctx.db.insert(memberUsers).values({ userId: made.id, memberId, position: "staff" });
      });
      return signIn(tools, { ...made, ...memberActor(memberId, "staff") });
    },
  };
}

async function makeCompany(ctx: WriteCtx, overrides: MemberOverrides, email: string): Promise<number> {
  const [member] = await ctx.db
    .insert(members)
    .values({
      companyName: overrides.companyName ?? `Tyres ${unique()}`,
      email,
      phone: "+441632960001",
      postcode: (overrides.address ?? usualAddress).postcode,
      state: overrides.state ?? "accepted",
      scanPermission: overrides.scanPermission ?? true,
      vatRegistered: overrides.vatRegistered ?? true,
      scanManage: overrides.scanManage ?? "admin_only",
      createdAt: ctx.now,
    })
    .returning({ id: members.id });
  return member?.id ?? 0;
}

async function makeLocation(ctx: WriteCtx, overrides: MemberOverrides, memberId: number): Promise<number> {
  const { line1, ...address } = overrides.address ?? usualAddress;
  const [location] = await ctx.db
    .insert(locations)
    .values({ memberId, name: "Main", addressLine1: line1, ...address, bays: overrides.bays ?? 2 })
    .returning({ id: locations.id });
  const locationId = location?.id ?? 0;
  await ctx.db.insert(openingHours).values((overrides.hours ?? usualHours).map((row) => ({ locationId, ...row })));
  return locationId;
}

const memberActor = (memberId: number, position: "owner" | "staff") =>
  ({ roles: ["member"], memberId, position }) as const;
