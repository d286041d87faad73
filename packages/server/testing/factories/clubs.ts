import { clubs, createAdminClub, moderateClub, saveMemberClub } from "#modules/clubs";
import { noConditions, type DiscountConditions } from "@treadclub/rules";
import { eq } from "drizzle-orm";
import type { FactoryTools } from "./tools.ts";

export interface MadeClub {
  readonly id: number;
  readonly code: string;
  readonly memberId: number | null;
}

export interface ClubOverrides {
  readonly title?: string;
  readonly name?: string;
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
  readonly discounts?: readonly {
    readonly title: string;
    readonly amount_pence: number;
    readonly subtitle?: string;
    readonly description?: string;
    readonly terms?: string;
    readonly conditions?: Partial<DiscountConditions>;
  }[];
  readonly budget?: { readonly vouchers?: number; readonly pence?: number; readonly vouchers_per_day?: number };
  /** An approved club is live and active. */
  readonly state?: "approved" | "awaiting_moderation" | "declined";
}

const deps = { publicUrl: "http://localhost:3000" };

let count = 0;

export function clubFactories({ run }: FactoryTools) {
  const body = (overrides: ClubOverrides) => ({
    title: overrides.title ?? "Drivers' club",
    name: overrides.name ?? `Everybody who drives by ${(count += 1)}`,
    starts_on: overrides.startsOn ?? null,
    ends_on: overrides.endsOn ?? null,
    budget: { vouchers: null, pence: null, vouchers_per_day: null, ...overrides.budget },
    discounts: (overrides.discounts ?? [{ title: "£10 off two tyres", amount_pence: 1000 }]).map((one) => ({
      subtitle: "",
      description: "",
      terms: "",
      ...one,
      conditions: { ...noConditions, ...one.conditions },
    })),
  });

  return {
    /** A club of a member, moderated; or of the platform (no member). */
    async club(memberId: number | null, overrides: ClubOverrides = {}): Promise<MadeClub> {
      const row = await run(async (ctx) => {
        if (memberId === null) return createAdminClub(ctx, body(overrides));
        const made = await saveMemberClub(ctx, { ...body(overrides), member_id: memberId });
        if (overrides.state === "awaiting_moderation") return made;
        return moderateClub(
          ctx,
          deps,
          made.id,
          overrides.state === "declined"
            ? { action: "decline", message: "The terms are missing." }
            : { action: "approve", message: "" },
        );
      });
      return { id: row.id, code: row.code, memberId: row.memberId };
    },
    /** Who judges the scans made through a club, whatever its member's setting says. */
    async clubScanManage(id: number, scanManage: (typeof clubs.$inferSelect)["scanManage"]): Promise<void> {
      await run(async (ctx) => {
        await ctx.db.update(clubs).set({ scanManage }).where(eq(clubs.id, id));
      });
    },
  };
}
