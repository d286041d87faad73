import type { WriteCtx } from "@treadclub/kit/context";
import { and, eq } from "drizzle-orm";
import type { MemberRow } from "./policy.ts";
import { members } from "./table.ts";

/** What can be changed of a company beside its state. */
type CompanyChange = Pick<MemberRow, "sites">;

/**
 * Changes a company as it was seen at a version, and counts the version up. Errors: STATE_CONFLICT when the version is
 * another by now.
 */
export async function changeCompany(
  ctx: WriteCtx<"STATE_CONFLICT">,
  seen: CompanyChange & Pick<MemberRow, "id" | "version">,
  { sites }: CompanyChange,
): Promise<void> {
  const { id, version } = seen;
  const saved = await ctx.db
    .update(members)
    .set({ sites, version: version + 1 })
    .where(and(eq(members.id, id), eq(members.version, version)))
    .returning({ id: members.id });
  if (saved.length === 0) throw ctx.fail("STATE_CONFLICT");
  ctx.audit("set sites", { entity: "member", id }, { from: seen.sites, to: sites });
}
