import type { WriteCtx } from "@treadclub/kit/context";
import { randomCode } from "@treadclub/kit/ids";
import { begun } from "@treadclub/kit/states";
import { budgetColumns } from "./budget.ts";
import { checkContent, insertDiscounts, type ClubBody } from "./content.ts";
import { checkPlaces } from "./group-locks.ts";
import { checkName } from "./name.ts";
import { clubMachine } from "./states.ts";
import { clubs } from "./table.ts";

/** 32^8 codes: people type them from a poster, so they stay short. */
export const clubCodeLength = 8;

export interface MadeClub {
  readonly id: number;
  readonly code: string;
  readonly memberId: number | null;
}

/** Makes a draft of a club with its discounts and a code of its own. */
export async function insertClub(
  ctx: WriteCtx,
  input: ClubBody,
  of: { memberId: number | null; welcome?: boolean },
): Promise<MadeClub> {
  checkContent(ctx, input, []);
  await checkPlaces(ctx, input, of);
  if (!of.welcome) await checkName(ctx, input.name, of);
  const club = await insertWithCode(ctx, input, of);
  begun(ctx, clubMachine, club.id);
  await insertDiscounts(ctx, club.id, input.discounts, { active: true });
  return club;
}

/** Two clubs draw the same code about never; then the second draws again. Errors: VALIDATION_FAILED for a chosen one that is taken. */
async function insertWithCode(
  ctx: WriteCtx,
  input: ClubBody,
  of: { memberId: number | null; welcome?: boolean },
): Promise<MadeClub> {
  for (;;) {
    const [row] = await ctx.db
      .insert(clubs)
      .values({
        memberId: of.memberId,
        title: input.title,
        name: input.name,
        code: input.code ?? randomCode(clubCodeLength),
        startsOn: input.starts_on,
        endsOn: input.ends_on,
        groupId: input.group_id ?? null,
        locationIds: input.location_ids ?? [],
        ...(input.budget ? budgetColumns(input.budget) : {}),
        welcome: of.welcome ?? false,
        createdAt: ctx.now,
      })
      .onConflictDoNothing({ target: clubs.code })
      .returning({ id: clubs.id, code: clubs.code, memberId: clubs.memberId });
    if (row) return row;
    if (input.code !== undefined) throw ctx.fail("VALIDATION_FAILED", { fields: { code: "name_taken" } });
  }
}
