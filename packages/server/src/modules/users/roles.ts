import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { changeRoles, signedInUser } from "#modules/identity";
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
  await changeRoles(ctx, { id, version, roles: before }, wanted);
}
