import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { endSessions, signedInUser, userRoles, users } from "#modules/identity";
import { mayBeOffice } from "./policy.ts";
import { lockSuperAdmins, superAdminsNow, userFor } from "./rows.ts";

/**
 * Gives and takes the roles of administrators and suppliers. They sign in anew, so that an administrator sets up a second step first.
 * Drivers, users of a company, the last super admin, and a record that has changed meanwhile: STATE_CONFLICT.
 */
export async function setUserRoles(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  id: number,
  { roles, version }: ParsedOf<Catalog["setUserRoles"]>["body"],
): Promise<void> {
  await lockSuperAdmins(ctx);
  const { roles: before } = await userFor(ctx, id);
  const wanted = [...new Set(roles)];
  const superAdmins = await superAdminsNow(ctx, id, signedInUser(ctx));
  const keepsOne = superAdmins.hasOther || !before.includes("super_admin") || wanted.includes("super_admin");
  if (!mayBeOffice(before) || !superAdmins.hasActor || !keepsOne) throw ctx.fail("STATE_CONFLICT");
  const saved = await replaceRoles.first(ctx.db, { id, version, roles: wanted });
  if (!saved) throw ctx.fail("STATE_CONFLICT");
  await endSessions(ctx, { userIds: [id] }, "access_changed");
  ctx.audit("set roles", { entity: "user", id }, { from: before, to: wanted });
}

/** Changes nothing where the version is another. */
const replaceRoles = defineStatement<{ id: number; version: number; roles: readonly string[] }>()((p) => ({
  fields: { id: sql<unknown>`id` },
  text: (columns) => sql`with saved as (
      update ${users} set version = version + 1 where ${users.id} = ${p.id} and ${users.version} = ${p.version} returning id
    ), withdrawn as (
      delete from ${userRoles} using saved where ${userRoles.userId} = saved.id and ${userRoles.role} <> all(${p.roles}::text[])
    ), given as (
      insert into ${userRoles} (user_id, role) select saved.id, wanted.role from saved cross join unnest(${p.roles}::text[]) as wanted(role)
      on conflict do nothing
    ) select ${columns} from saved`,
}));
