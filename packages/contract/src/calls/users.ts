import { z } from "zod";
import { positions, roleNames } from "../access.ts";
import {
  done,
  email,
  id,
  idParams,
  instant,
  locale,
  nothing,
  token,
  password,
  personName,
  version,
} from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { loginReply } from "../views/people.ts";

const role = z.enum(roleNames);

const userRow = z.object({
  id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.object({ name: role })),
  /** The short code of the roles (SA, MA, M, S), or null. */
  role_code: z.enum(["SA", "MA", "M", "S"]).nullable(),
  disabled: z.boolean(),
  created_at: instant,
  last_used_at: instant.nullable(),
});

const adminUserView = userRow.extend({
  phone: z.string().nullable(),
  locale,
  email_confirmed: z.boolean(),
  second_step: z.boolean(),
  company: z.object({ id, name: z.string(), position: z.enum(positions) }).nullable(),
  /** Of a driver: whether it is active, disabled, closed. */
  consumer_state: z.string().nullable(),
  sessions: z.int(),
  version: z.int(),
  can: z.object({
    disable: z.boolean(),
    enable: z.boolean(),
    act_as: z.boolean(),
    set_roles: z.boolean(),
    end_sessions: z.boolean(),
    reset_second_step: z.boolean(),
  }),
});

export const getUsersList = endpoint({
  method: "POST",
  path: "admins/get_users_list",
  access: "admin",
  effect: "read",
  shows: ["user", "consumer"],
  description:
    "Lists users. Newest first unless sorted otherwise. Only super admins see the platform's administrators.",
  body: listBody(["created_at", "last_name", "email"], { role, disabled: z.boolean() }),
  reply: listReply(userRow),
  errors: [],
});

export const getUserById = endpoint({
  method: "GET",
  path: "admins/get_user/{id}",
  access: "admin",
  effect: "read",
  shows: ["user", "session", "member", "consumer"],
  description: "Gets a user, with what the caller may do.",
  params: idParams,
  reply: adminUserView,
  errors: ["NOT_FOUND"],
});

export const setUserDisabled = endpoint({
  method: "PUT",
  path: "admins/set_user_disabled/{id}",
  access: "admin",
  effect: "write",
  fresh: true,
  changes: ["user", "session"],
  description: "Disables or enables a user. Their sign-ins end at once. Nobody can disable themselves.",
  params: idParams,
  body: z.strictObject({ disabled: z.boolean(), version }),
  reply: adminUserView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const endUserSessions = endpoint({
  method: "POST",
  path: "admins/end_user_sessions/{id}",
  access: "admin",
  effect: "write",
  changes: ["user", "session"],
  description: "Signs a user out everywhere.",
  params: idParams,
  body: nothing,
  reply: done,
  errors: ["NOT_FOUND"],
});

export const resetSecondStep = endpoint({
  method: "POST",
  path: "admins/reset_second_step/{id}",
  access: "admin",
  effect: "write",
  fresh: true,
  changes: ["user", "session"],
  description:
    "Removes a user's passkeys, authenticator app and recovery codes. For users who lost them; they are signed out and told by email.",
  params: idParams,
  body: nothing,
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const setUserRoles = endpoint({
  method: "PUT",
  path: "admins/set_user_roles/{id}",
  access: "super-admin",
  effect: "write",
  fresh: true,
  changes: ["user", "session"],
  description:
    "Grants or removes the roles admin and supplier. Drivers and fitters' users cannot become administrators: invite them with another address. Answers STATE_CONFLICT for the last super admin.",
  params: idParams,
  body: z.strictObject({
    roles: z
      .array(z.enum(["admin", "super_admin", "supplier"]))
      .min(1)
      .max(3),
    version,
  }),
  reply: adminUserView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const inviteUser = endpoint({
  method: "POST",
  path: "admins/invite_user",
  access: "super-admin",
  effect: "write",
  limit: "mail",
  fresh: true,
  changes: ["user"],
  description:
    "Creates an account for an administrator or a supplier. Emails a link to set its password, which works for 7 days.",
  body: z.strictObject({
    email,
    first_name: personName,
    last_name: personName,
    role: z.enum(["admin", "super_admin", "supplier"]),
    locale: locale.optional(),
  }),
  reply: z.object({ id }),
  errors: ["EMAIL_EXISTS"],
});

export const setFirstPassword = endpoint({
  method: "POST",
  path: "set_first_password",
  access: "public",
  effect: "outside",
  limit: "code",
  secret: true,
  changes: ["user", "session"],
  description: "Sets the first password of an invited user, and signs in. With the token of the email.",
  body: z.strictObject({ token, password, terms_accepted: z.literal(true, { error: "terms" }) }),
  reply: loginReply,
  errors: ["CODE_INVALID"],
});
