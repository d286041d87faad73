import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { and, eq } from "drizzle-orm";
import { endSessions, signedInUser, userRoles, users } from "#modules/identity";
import { mayBeOffice } from "./policy.ts";
import { hasRoleNow, keepSuperAdmin, lockSuperAdmins, rolesOf, userFor, type UserRow } from "./rows.ts";

/**
 * Gives and takes the roles of administrators and suppliers. They sign in anew, so that an administrator sets up a second step first.
 * Drivers, users of a company, the last super admin, and a record that has changed meanwhile: STATE_CONFLICT.
 */
export async function setUserRoles(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  id: number,
  { roles, version }: ParsedOf<Catalog["setUserRoles"]>["body"],
): Promise<UserRow> {
  await userFor(ctx, id);
  await lockSuperAdmins(ctx);
  const before = (await rolesOf(ctx.db, [id])).get(id) ?? [];
  const wanted = [...new Set(roles)];
  if (!mayBeOffice(before) || !(await hasRoleNow(ctx.db, signedInUser(ctx), ["super_admin"])))
    throw ctx.fail("STATE_CONFLICT");
  if (before.includes("super_admin") && !wanted.includes("super_admin")) await keepSuperAdmin(ctx, id);
  const [saved] = await ctx.db
    .update(users)
    .set({ version: version + 1 })
    .where(and(eq(users.id, id), eq(users.version, version)))
    .returning();
  if (!saved) throw ctx.fail("STATE_CONFLICT");
  await ctx.db.delete(userRoles).where(eq(userRoles.userId, id));
  await ctx.db.insert(userRoles).values(wanted.map((role) => ({ userId: id, role })));
  await endSessions(ctx, { userIds: [id] }, "access_changed");
  ctx.audit("set roles", { thing: "user", id }, { from: before, to: wanted });
  return saved;
}
