import { z } from "zod";
import { positions } from "../access.ts";
import {
  agreement,
  done,
  email,
  id,
  idParams,
  instant,
  line,
  locale,
  name,
  nothing,
  optionalLine,
  password,
  personName,
  phone,
  postcode,
  token,
  website,
} from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { loginReply } from "../views/people.ts";

export const membershipCode = z.enum(["independent", "garage", "mobile", "chain"]);

export const allMemberships = endpoint({
  method: "GET",
  path: "all_memberships",
  access: "public",
  effect: "read",
  shows: [],
  description: "Lists the memberships a fitter can choose from.",
  reply: z.object({ list: z.array(z.object({ id, code: membershipCode, price_pence_per_month: z.int() })) }),
  errors: [],
});

export const getAddresses = endpoint({
  method: "GET",
  path: "get_addresses/{postcode}",
  access: "public",
  effect: "outside",
  limit: "lookUp",
  shows: [],
  description:
    "Lists the addresses of a postcode. `found` is false when the postcode is unknown or no address service is set up: let the user type it in.",
  params: z.strictObject({ postcode }),
  reply: z.object({
    found: z.boolean(),
    list: z.array(
      z.object({ address_line_1: z.string(), address_line_2: z.string(), city: z.string(), postcode: z.string() }),
    ),
  }),
  errors: ["QUOTA_EXCEEDED", "UPSTREAM_UNAVAILABLE"],
});

export const createMember = endpoint({
  method: "POST",
  path: "create_member",
  access: "public",
  effect: "outside",
  limit: "signUp",
  secret: true,
  changes: ["user", "member", "session"],
  description:
    "Signs a fitter up. Company, first location and owner. The company stays `new` until an administrator accepts it; the owner is signed in.",
  body: z.strictObject({
    company_name: name.max(120),
    company_phone: phone,
    company_email: email.optional(),
    website: z.union([website, z.literal("")]).optional(),
    address_line_1: line,
    address_line_2: optionalLine.default(""),
    city: line.max(80),
    postcode,
    membership: membershipCode,
    vat_registered: z.boolean().default(true),
    first_name: personName,
    last_name: personName,
    email,
    password,
    locale: locale.optional(),
    ...agreement,
  }),
  reply: loginReply,
  errors: ["EMAIL_EXISTS"],
});

const position = z.enum(positions);

export const getMemberUsers = endpoint({
  method: "GET",
  path: "members/get_users/{id}",
  access: "member",
  effect: "read",
  shows: ["member", "user"],
  description: "Lists a company's users and open invitations. `can` says what the caller may do.",
  params: idParams,
  reply: z.object({
    users: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        position,
        second_step: z.boolean(),
        last_used_at: instant.nullable(),
        can: z.object({ set_position: z.boolean(), remove: z.boolean() }),
      }),
    ),
    invitations: z.array(z.object({ id, email: z.string(), position, created_at: instant, expires_at: instant })),
    /** `leave`: the caller may leave; false for the last owner, and for whoever does not work there. */
    can: z.object({ invite: z.boolean(), leave: z.boolean() }),
  }),
  errors: ["NOT_FOUND"],
});

export const inviteMemberUser = endpoint({
  method: "POST",
  path: "members/invite_user",
  access: "member-owner",
  effect: "write",
  limit: "mail",
  fresh: true,
  changes: ["member"],
  description: "Invites someone to the company by email. The link works for 7 days; inviting again sends a new one.",
  body: z.strictObject({ member_id: id, email, position }),
  reply: z.object({ id }),
  errors: ["NOT_FOUND", "EMAIL_EXISTS"],
});

export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "members/revoke_invitation/{id}",
  access: "member-owner",
  effect: "write",
  selfOnly: true,
  changes: ["member"],
  description: "Withdraws an invitation.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const getInvitation = endpoint({
  method: "GET",
  path: "get_invitation",
  access: "public",
  effect: "read",
  limit: "code",
  shows: ["member", "user"],
  description: "Shows what an invitation is for, by the token of its link.",
  query: z.strictObject({ token }),
  reply: z.object({ email: z.string(), company_name: z.string(), position, expires_at: instant }),
  errors: ["CODE_INVALID"],
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "accept_invitation",
  access: "public",
  effect: "outside",
  limit: "signUp",
  secret: true,
  changes: ["user", "member", "session"],
  description: "Creates the account of someone who was invited, and signs in.",
  body: z.strictObject({
    token,
    first_name: personName,
    last_name: personName,
    password,
    locale: locale.optional(),
    terms_accepted: z.literal(true, { error: "terms" }),
  }),
  reply: loginReply,
  errors: ["CODE_INVALID", "EMAIL_EXISTS"],
});

export const setMemberUserPosition = endpoint({
  method: "PUT",
  path: "members/set_user_position/{id}",
  access: "member-owner",
  effect: "write",
  fresh: true,
  changes: ["member", "user", "session"],
  description:
    "Makes a user of the company owner or staff. {id} is the user. Answers STATE_CONFLICT for the last owner.",
  params: idParams,
  body: z.strictObject({ position }),
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const removeMemberUser = endpoint({
  method: "DELETE",
  path: "members/remove_user/{id}",
  access: "member-owner",
  effect: "write",
  fresh: true,
  changes: ["member", "user", "session"],
  description:
    "Removes a user from the company. They are signed out at once and lose access. Answers STATE_CONFLICT for the last owner.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const leaveMember = endpoint({
  method: "POST",
  path: "members/leave",
  access: "member",
  effect: "write",
  fresh: true,
  changes: ["member", "user", "session"],
  endsSession: true,
  description: "Leaves the user's own company. Answers STATE_CONFLICT for its last owner.",
  body: nothing,
  reply: done,
  errors: ["STATE_CONFLICT", "NOT_FOUND"],
});
