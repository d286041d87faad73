import { randomBytes, randomInt } from "node:crypto";
import type { RoleName, UserActor } from "@treadclub/contract";
import { createUser, hashPassword, sessions, setDisabled, signToken } from "#modules/identity";
import { createConsumer } from "#modules/consumers";
import { giveWelcomeCredits } from "#modules/credits";
import type { FactoryTools } from "./tools.ts";

/** A signed-in user: `token` is a bearer, `actor` what an operation sees. */
export interface SignedIn {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly actor: UserActor;
}

export interface PersonOverrides {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly password?: string | null;
  readonly phone?: string;
  readonly demo?: boolean;
  /** Scans that a driver starts with; 4 unless said. */
  readonly freeScans?: number;
}

const freeScans = 4;

export function peopleFactories(tools: FactoryTools) {
  return {
    /** The same person on another device. */
    signedInAgain: (who: SignedIn) => signIn(tools, { ...who, ...who.actor }),
    admin: (overrides?: PersonOverrides) => makePerson(tools, "admin", overrides),
    superAdmin: (overrides?: PersonOverrides) => makePerson(tools, "super_admin", overrides),
    supplier: (overrides?: PersonOverrides) => makePerson(tools, "supplier", overrides),
    consumer: (overrides?: PersonOverrides) => makeConsumer(tools, overrides),
    async disabled(overrides?: PersonOverrides): Promise<SignedIn> {
      const made = await makeConsumer(tools, overrides);
      await tools.run((ctx) => setDisabled(ctx, made.id, true));
      return made;
    },
  };
}

/** Somebody with a role and no company. */
export async function makePerson(
  tools: FactoryTools,
  role: RoleName,
  overrides: PersonOverrides = {},
): Promise<SignedIn> {
  const user = await userOf(role, overrides);
  const id = await tools.run((ctx) => createUser(ctx, { ...user, roles: [role] }));
  return signIn(tools, { id, email: user.email, roles: [role], memberId: null, position: null });
}

/** A driver as sign-up makes one, with the free scans of a new driver. */
async function makeConsumer(tools: FactoryTools, overrides: PersonOverrides = {}): Promise<SignedIn> {
  const user = await userOf("consumer", overrides);
  const id = await tools.run(async (ctx) => {
    const made = await createConsumer(ctx, user, { terms: true, marketing: false });
    await giveWelcomeCredits(ctx, made, overrides.freeScans ?? freeScans);
    return made;
  });
  return signIn(tools, { id, email: user.email, roles: ["consumer"], memberId: null, position: null });
}

type Known = Pick<SignedIn, "id" | "email"> & Pick<UserActor, "roles" | "memberId" | "position">;

/** Opens a session for somebody, with its token. */
export async function signIn({ run, secret, clock }: FactoryTools, who: Known): Promise<SignedIn> {
  const { id, email, roles, memberId, position } = who;
  const sessionId = await run(async (ctx) => {
    const [row] = await ctx.db
      .insert(sessions)
      .values({ userId: id, createdAt: ctx.now, lastUsedAt: ctx.now, userAgent: "maker", provenAt: ctx.now })
      .returning({ id: sessions.id });
    return row?.id ?? 0;
  });
  const token = await signToken(secret, { userId: id, sessionId, actingAdminId: null }, clock.now());
  return {
    id,
    email,
    token,
    actor: {
      kind: "user",
      userId: id,
      sessionId,
      roles,
      memberId,
      position,
      actingAdminId: null,
      provenAt: clock.now(),
      mustSetUp: false,
    },
  };
}

const userOf = async (kind: string, overrides: PersonOverrides) => ({
  email: overrides.email ?? `${kind}-${unique()}@example.com`,
  passwordHash: overrides.password ? await hashPassword(overrides.password) : null,
  firstName: overrides.firstName ?? "Anna",
  lastName: overrides.lastName ?? "Khan",
  phone: overrides.phone ?? `+4477${String(randomInt(100_000_000)).padStart(8, "0")}`,
  demo: overrides.demo ?? false,
  isConfirmed: true,
});

export const unique = (): string => randomBytes(5).toString("hex");
