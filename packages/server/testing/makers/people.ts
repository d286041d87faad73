import { randomBytes } from "node:crypto";
import type { RoleName, UserActor } from "@treadclub/contract";
import { createUser, sessions, setDisabled, signToken } from "#modules/identity";
import { createConsumer } from "#modules/consumers";
import { giveWelcomeCredits } from "#modules/credits";
import { locations, members, memberUsers, openingHours } from "#modules/members";
import type { MakerTools } from "./tools.ts";

/** Somebody who is signed in: `token` is a bearer, `actor` what an operation sees. */
export interface SignedIn {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly actor: UserActor;
}

export interface MadeMember {
  readonly id: number;
  readonly locationId: number;
  readonly owner: SignedIn;
}

export interface PersonWishes {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly password?: string | null;
  readonly phone?: string;
  readonly demo?: boolean;
  /** Scans that a driver starts with; 4 unless said. */
  readonly freeScans?: number;
}

export interface MemberWishes {
  readonly companyName?: string;
  readonly state?: "new" | "accepted" | "disabled";
  readonly bays?: number;
  readonly scanPermission?: boolean;
  readonly vatRegistered?: boolean;
  readonly owner?: PersonWishes;
  readonly address?: { line1: string; city: string; postcode: string; latitude: number; longitude: number };
  readonly hours?: readonly { day: number; openTime: string; closeTime: string }[];
}

const freeScans = 4;
const weekdays = [0, 1, 2, 3, 4].map((day) => ({ day, openTime: "08:00", closeTime: "18:00" }));
const usualHours = [...weekdays, { day: 5, openTime: "08:30", closeTime: "13:00" }];

export function peopleMakers({ run, secret, clock }: MakerTools) {
  const unique = (): string => randomBytes(5).toString("hex");

  async function person(roles: readonly RoleName[], wishes: PersonWishes = {}): Promise<SignedIn> {
    const user = userOf(roles[0] ?? "nobody", wishes);
    const id = await run((ctx) => createUser(ctx, { ...user, roles }));
    return signedIn(id, user.email, roles, null, null);
  }

  const userOf = (kind: string, wishes: PersonWishes) => ({
    email: wishes.email ?? `${kind}-${unique()}@example.com`,
    password: wishes.password ?? null,
    firstName: wishes.firstName ?? "Anna",
    lastName: wishes.lastName ?? "Khan",
    phone: wishes.phone ?? "+447700900123",
    demo: wishes.demo ?? false,
  });

  /** A driver as sign-up makes one, with the free scans of a new driver. */
  async function consumer(wishes: PersonWishes = {}): Promise<SignedIn> {
    const user = userOf("consumer", wishes);
    const id = await run(async (ctx) => {
      const made = await createConsumer(ctx, user, { terms: true, marketing: false });
      await giveWelcomeCredits(ctx, made, wishes.freeScans ?? freeScans);
      return made;
    });
    return signedIn(id, user.email, ["consumer"], null, null);
  }

  async function signedIn(
    id: number,
    email: string,
    roles: readonly RoleName[],
    memberId: number | null,
    position: "owner" | "staff" | null,
  ): Promise<SignedIn> {
    const sessionId = await run(async (ctx) => {
      const [row] = await ctx.db
        .insert(sessions)
        .values({ userId: id, createdAt: ctx.now, lastUsedAt: ctx.now, userAgent: "maker" })
        .returning({ id: sessions.id });
      return row?.id ?? 0;
    });
    const token = await signToken(secret, { userId: id, sessionId, actingAdminId: null }, clock.now());
    return {
      id,
      email,
      token,
      actor: { kind: "user", userId: id, sessionId, roles, memberId, position, actingAdminId: null },
    };
  }

  return {
    /** The same person on another device. */
    signedInAgain: ({ id, email, actor }: SignedIn) => signedIn(id, email, actor.roles, actor.memberId, actor.position),
    admin: (wishes?: PersonWishes) => person(["admin"], wishes),
    superAdmin: (wishes?: PersonWishes) => person(["super_admin"], wishes),
    supplier: (wishes?: PersonWishes) => person(["supplier"], wishes),
    consumer,
    async disabled(wishes?: PersonWishes): Promise<SignedIn> {
      const made = await consumer(wishes);
      await run((ctx) => setDisabled(ctx, made.id, true));
      return made;
    },
    async member(wishes: MemberWishes = {}): Promise<MadeMember> {
      const owner = await person(["member"], { firstName: "Olu", lastName: "Reed", ...wishes.owner });
      const place = wishes.address ?? {
        line1: "1 Forge Lane",
        city: "Leeds",
        postcode: "LS1 4AP",
        latitude: 53.797,
        longitude: -1.554,
      };
      const made = await run(async (ctx) => {
        const [member] = await ctx.db
          .insert(members)
          .values({
            companyName: wishes.companyName ?? `Tyres ${unique()}`,
            email: owner.email,
            phone: "+441632960001",
            postcode: place.postcode,
            state: wishes.state ?? "accepted",
            scanPermission: wishes.scanPermission ?? true,
            vatRegistered: wishes.vatRegistered ?? true,
            createdAt: ctx.now,
          })
          .returning({ id: members.id });
        const memberId = member?.id ?? 0;
        await ctx.db.insert(memberUsers).values({ userId: owner.id, memberId, position: "owner" });
        const [location] = await ctx.db
          .insert(locations)
          .values({
            memberId,
            name: "Main",
            addressLine1: place.line1,
            city: place.city,
            postcode: place.postcode,
            latitude: place.latitude,
            longitude: place.longitude,
            bays: wishes.bays ?? 2,
          })
          .returning({ id: locations.id });
        const locationId = location?.id ?? 0;
        await ctx.db.insert(openingHours).values((wishes.hours ?? usualHours).map((row) => ({ locationId, ...row })));
        return { id: memberId, locationId };
      });
      return { ...made, owner: await signedIn(owner.id, owner.email, ["member"], made.id, "owner") };
    },
    async staff(memberId: number, wishes?: PersonWishes): Promise<SignedIn> {
      const made = await person(["member"], { firstName: "Sam", ...wishes });
      await run(async (ctx) => {
        await ctx.db.insert(memberUsers).values({ userId: made.id, memberId, position: "staff" });
      });
      return signedIn(made.id, made.email, ["member"], memberId, "staff");
    },
  };
}
