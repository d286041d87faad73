import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import {
  changeInvited,
  completeSignIn,
  createUser,
  hashNewPassword,
  lookAtToken,
  mintToken,
  recordConsents,
  setFirstPassword as storeFirstPassword,
  type LoginReply,
} from "#modules/identity";
import { mailUsers } from "#modules/messages";
import type { UserDeps } from "./deps.ts";

type Body = ParsedOf<Catalog["inviteUser"]>["body"];

const lifeSeconds = 7 * 24 * 3600;

/** Makes an account for an administrator or supplier and mails the link for its password. Again for one that waits for it: a new link, and the old one leads nowhere. */
export async function inviteUser(
  ctx: WriteCtx<"EMAIL_EXISTS">,
  { publicUrl }: Pick<UserDeps, "publicUrl">,
  body: Body,
): Promise<number> {
  const names = { email: body.email, firstName: body.first_name, lastName: body.last_name };
  const before = await changeInvited(ctx, { ...names, role: body.role });
  const id =
    before ??
    (await createUser(ctx, { ...names, passwordHash: null, locale: body.locale ?? "en", roles: [body.role] }));
  const { token } = await mintToken(ctx, { kind: "first_password", userId: id, lifeSeconds });
  await mailUsers(ctx, [id], "first_password", {
    link: `${publicUrl}/app/first_password?${new URLSearchParams({ token })}`,
  });
  ctx.audit("invite a user", { entity: "user", id }, { role: body.role });
  return id;
}

/** Sets the first password by the link, which proves the address, and signs in. A link that does not work any more: CODE_INVALID. */
export async function setFirstPassword(
  ctx: OutsideCtx<"CODE_INVALID">,
  deps: UserDeps,
  { token, password }: ParsedOf<Catalog["setFirstPassword"]>["body"],
  io: Io,
): Promise<LoginReply> {
  if (!(await lookAtToken(ctx.db, "first_password", { token }, ctx.now))) throw ctx.fail("CODE_INVALID");
  const passwordHash = await hashNewPassword(ctx, password);
  return ctx.write(async (write) => {
    const userId = await storeFirstPassword(write, token, passwordHash);
    if (userId === null) throw write.fail("CODE_INVALID");
    await recordConsents(write, userId, { terms: true, marketing: false }, "invitation");
    return completeSignIn(write, deps, io, userId, { method: "link" });
  });
}
