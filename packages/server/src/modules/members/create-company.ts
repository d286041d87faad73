import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { begun } from "@treadclub/kit/states";
import { sql } from "drizzle-orm";
import { memberMachine } from "./states.ts";
import { locations, members, memberships, memberUsers, openingHours } from "./table.ts";

export interface NewCompany {
  readonly ownerId: number;
  readonly companyName: string;
  readonly email: string;
  readonly phone: string;
  readonly postcode: string;
  readonly website: string | null;
  readonly vatRegistered: boolean;
  readonly language: string;
  readonly membership: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
}

/** Makes a company with its owner and its first location, which keeps usual hours. Returns its id. */
export async function createCompany(ctx: WriteCtx, company: NewCompany): Promise<number> {
  const row = await insertCompany.first(ctx.db, { ...company, now: ctx.now });
  if (!row) throw new Error("No member row");
  begun(ctx, memberMachine, row.id);
  ctx.audit("sign up", { entity: "member", id: row.id }, { owner: company.ownerId });
  return row.id;
}

/** What most fitters keep, Monday to Saturday; the owner changes them. */
const usualHours = sql`select day, '08:30', case when day = 5 then '13:00' else '17:30' end from generate_series(0, 5) day`;

const insertCompany = defineStatement<NewCompany & { readonly now: Date }>()((p) => ({
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
