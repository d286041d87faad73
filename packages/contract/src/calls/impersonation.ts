import { z } from "zod";
import { done, id, idParams, instant, nothing, singleLine, token } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { userView } from "../views/people.ts";

export const rabbitHole = endpoint({
  method: "PUT",
  path: "admins/rabbit_hole/{id}",
  access: "admin",
  effect: "write",
  limit: "code",
  fresh: true,
  secret: true,
  changes: ["user"],
  description:
    "Requests to act as a user, with a reason. The user can read the reason. Answers a token for `/app/rabbit_hole` that works once, within 60 seconds. Admins can act as drivers and fitters' users, super admins as anyone but a super admin.",
  params: idParams,
  body: z.strictObject({ reason: singleLine.min(8, { error: "too_short" }).max(300) }),
  reply: z.object({ token: z.string(), user: id, expires_at: instant }),
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const enterRabbitHole = endpoint({
  method: "POST",
  path: "admins/enter_rabbit_hole",
  access: "admin",
  effect: "write",
  limit: "code",
  selfOnly: true,
  secret: true,
  changes: ["user", "session"],
  description:
    "Starts acting as a user, with the token of the link. Answers an access token for 30 minutes. Only the administrator who asked for the link can use it.",
  body: z.strictObject({ token }),
  reply: z.object({ token: z.string(), user: userView, ends_at: instant }),
  errors: ["CODE_INVALID", "STATE_CONFLICT"],
});

export const leaveRabbitHole = endpoint({
  method: "POST",
  path: "leave_rabbit_hole",
  access: "signed-in",
  effect: "write",
  changes: ["user", "session"],
  description: "Stops acting as a user. Answers STATE_CONFLICT when the caller acts as nobody.",
  body: nothing,
  reply: done,
  errors: ["STATE_CONFLICT"],
});

export const getWhoLooked = endpoint({
  method: "POST",
  path: "account/get_who_looked",
  access: "signed-in",
  effect: "read",
  shows: ["user"],
  description: "Lists when administrators acted as the user, and why. Newest first.",
  body: listBody(["created_at"], {}),
  reply: listReply(
    z.object({
      id,
      admin_first_name: z.string(),
      reason: z.string(),
      started_at: instant,
      ended_at: instant.nullable(),
      /** Calls that only read, and calls that changed something. */
      looked: z.int(),
      changed: z.int(),
    }),
  ),
  errors: [],
});
