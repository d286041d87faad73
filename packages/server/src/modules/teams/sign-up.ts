import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { completeSignIn, createUser, hashNewPassword, recordConsents, type LoginReply } from "#modules/identity";
import { createCompany } from "#modules/members";
import { notifyAdmins } from "#modules/messages";
import type { TeamDeps } from "./deps.ts";

type Body = ParsedOf<Catalog["createMember"]>["body"];
type SignUp = Omit<Body, "password"> & { readonly passwordHash: string };

/** A company signs up: it waits in state `new`, its owner is signed in. The password is hashed before the transaction. */
export async function signUpMember(
  ctx: OutsideCtx<"EMAIL_EXISTS">,
  deps: TeamDeps,
  { password, ...body }: Body,
  io: Io,
): Promise<LoginReply> {
  const passwordHash = await hashNewPassword(ctx, password);
  return ctx.write(async (write) => {
    const userId = await makeCompany(write, deps, { ...body, passwordHash });
    return completeSignIn(write, deps, io, userId, { method: "password" });
  });
}

/** The rows of a new company: owner, company, first location. Returns the owner's id. */
async function makeCompany(ctx: WriteCtx<"EMAIL_EXISTS">, deps: TeamDeps, body: SignUp): Promise<number> {
  const userId = await createUser(ctx, {
    email: body.email,
    passwordHash: body.passwordHash,
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.company_phone,
    locale: body.locale ?? "en",
    roles: ["member"],
  });
  await recordConsents(ctx, userId, { terms: true, marketing: body.marketing }, "sign_up");
  const memberId = await createCompany(ctx, {
    ownerId: userId,
    companyName: body.company_name,
    email: body.company_email ?? body.email,
    phone: body.company_phone,
    postcode: body.postcode,
    website: body.website === undefined || body.website === "" ? null : body.website,
    vatRegistered: body.vat_registered,
    language: body.locale ?? "en",
    membership: body.membership,
    addressLine1: body.address_line_1,
    addressLine2: body.address_line_2,
    city: body.city,
  });
  for (const hook of deps.onUserCreated) await hook(ctx, userId);
  notifyAdmins(ctx, {
    type: "new_member",
    kind: "fitter_applied",
    values: { company: body.company_name },
    recordId: memberId,
  });
  return userId;
}
