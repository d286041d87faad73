import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { begun } from "@treadclub/kit/states";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
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
  const memberId = await makeMember(ctx, userId, body);
  ctx.audit("sign up", { entity: "member", id: memberId }, { owner: userId });
  for (const hook of deps.onUserCreated) await hook(ctx, userId);
  notifyAdmins(ctx, {
    type: "new_member",
    values: { company: body.company_name },
    recordId: memberId,
  });
  return userId;
}

/** Makes the company with its owner and its first location. Returns its id. */
async function makeMember(ctx: WriteCtx, ownerId: number, body: NewCompany): Promise<number> {
  const row = await newMember.first(ctx.db, {
    ownerId,
    companyName: body.company_name,
    email: body.company_email ?? body.email,
    phone: body.company_phone,
    postcode: body.postcode,
    website: body.website === undefined || body.website === "" ? null : body.website,
    vatRegistered: body.vat_registered,
    language: body.locale ?? "en",
    membership: body.membership,
    now: ctx.now,
    addressLine1: body.address_line_1,
    addressLine2: body.address_line_2,
    city: body.city,
  });
  if (!row) throw new Error("No member row");
  begun(ctx, memberMachine, row.id);
  return row.id;
}

interface NewMember {
  readonly ownerId: number;
  readonly companyName: string;
  readonly email: string;
  readonly phone: string;
  readonly postcode: string;
  readonly website: string | null;
  readonly vatRegistered: boolean;
  readonly language: string;
  readonly membership: string;
  readonly now: Date;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
}

/** What most fitters keep, Monday to Saturday; the owner changes them. */
const usualHours = sql`select day, '08:30', case when day = 5 then '13:00' else '17:30' end from generate_series(0, 5) day`;

const newMember = defineStatement<NewMember>()((p) => ({
  fields: { id: wholeNumber(sql`made.id`) },
  text: (columns) => sql`with made as (
      insert into ${members} (company_name, email, phone, postcode, website, vat_registered, default_language, membership_id, created_at)
      values (${p.companyName}, ${p.email}, ${p.phone}, ${p.postcode}, ${p.website}, ${p.vatRegistered}, ${p.language},
        (select ${memberships.id} from ${memberships} where ${memberships.code} = ${p.membership}), ${p.now}) returning id
    ), owner as (
      insert into ${memberUsers} (user_id, member_id, position) select ${p.ownerId}::bigint, made.id, 'owner' from made
    ), site as (
      insert into ${locations} (member_id, name, address_line1, address_line2, city, postcode)
      select made.id, ${p.city}, ${p.addressLine1}, ${p.addressLine2}, ${p.city}, ${p.postcode} from made returning id
    ), hours as (
      insert into ${openingHours} (location_id, day, open_time, close_time) select site.id, usual.* from site cross join (${usualHours}) usual
    ) select ${columns} from made`,
}));
