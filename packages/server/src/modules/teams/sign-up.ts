import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { begun } from "@treadclub/kit/states";
import { eq } from "drizzle-orm";
import { completeSignIn, createUser, hashNewPassword, recordConsents, type LoginReply } from "#modules/identity";
import { locations, memberMachine, members, memberships, memberUsers, openingHours } from "#modules/members";
import { notifyAdmins } from "#modules/messages";
import type { TeamDeps } from "./deps.ts";

type Body = ParsedOf<Catalog["createMember"]>["body"];
type NewCompany = Omit<Body, "password"> & { readonly passwordHash: string };

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

/** The rows of a new company: owner, company, first location. Answers the owner's id. */
async function makeCompany(ctx: WriteCtx<"EMAIL_EXISTS">, deps: TeamDeps, body: NewCompany): Promise<number> {
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
  const memberId = await makeMember(ctx, body);
  await ctx.db.insert(memberUsers).values({ userId, memberId, position: "owner" });
  await makeLocation(ctx, memberId, body);
  ctx.audit("sign up", { thing: "member", id: memberId }, { owner: userId });
  for (const hook of deps.onUserCreated) await hook(ctx, userId);
  notifyAdmins(ctx, {
    type: "new_member",
    values: { company: body.company_name },
    openField: memberId,
    openFieldType: "member",
  });
  return userId;
}

async function makeMember(ctx: WriteCtx, body: NewCompany): Promise<number> {
  const [membership] = await ctx.db
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.code, body.membership));
  const [row] = await ctx.db
    .insert(members)
    .values({
      companyName: body.company_name,
      email: body.company_email ?? body.email,
      phone: body.company_phone,
      postcode: body.postcode,
      website: body.website === undefined || body.website === "" ? null : body.website,
      vatRegistered: body.vat_registered,
      defaultLanguage: body.locale ?? "en",
      membershipId: membership?.id ?? null,
      createdAt: ctx.now,
    })
    .returning({ id: members.id });
  if (!row) throw new Error("No member row");
  begun(ctx, memberMachine, row.id);
  return row.id;
}

const weekdays = [0, 1, 2, 3, 4].map((day) => ({ day, openTime: "08:30", closeTime: "17:30" }));
/** What most fitters keep; the owner changes them. */
const usualHours = [...weekdays, { day: 5, openTime: "08:30", closeTime: "13:00" }];

async function makeLocation(ctx: WriteCtx, memberId: number, body: NewCompany): Promise<void> {
  const [row] = await ctx.db
    .insert(locations)
    .values({
      memberId,
      name: body.city,
      addressLine1: body.address_line_1,
      addressLine2: body.address_line_2,
      city: body.city,
      postcode: body.postcode,
    })
    .returning({ id: locations.id });
  if (!row) throw new Error("No location row");
  await ctx.db.insert(openingHours).values(usualHours.map((hours) => ({ ...hours, locationId: row.id })));
}
