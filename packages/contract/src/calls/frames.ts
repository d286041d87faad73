import { z } from "zod";
import { code, done, idParams } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";

export const getMemberSites = endpoint({
  method: "GET",
  path: "members/get_sites/{id}",
  access: "member",
  effect: "read",
  shows: ["member"],
  description:
    "Gets the websites that may embed the company's sign-up. Also answers the address to embed for each of its clubs.",
  params: idParams,
  reply: z.object({
    sites: z.array(z.string()),
    frames: z.array(z.object({ club: z.string(), code: z.string(), url: z.string() })),
    version: z.int(),
    can: z.object({ set: z.boolean() }),
  }),
  errors: ["NOT_FOUND"],
});

export const setMemberSites = endpoint({
  method: "PUT",
  path: "members/set_sites/{id}",
  access: "member-owner",
  effect: "write",
  changes: ["member"],
  description: "Sets the websites that may embed the company's sign-up. At most 10 origins, https.",
  params: idParams,
  body: z.strictObject({
    sites: z.array(z.string().trim().max(200)).max(10, { error: "too_many" }),
    version: z.int().min(0),
  }),
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

/** Public: what a club's own page shows inside a frame, by its code. */
export const getFrame = endpoint({
  method: "GET",
  path: "get_frame/{code}",
  access: "public",
  effect: "read",
  limit: "code",
  shows: ["member", "club"],
  description: "Gets the company and club of an embedded page.",
  params: z.strictObject({ code }),
  reply: z.object({ company_name: z.string(), club_title: z.string(), code: z.string(), saves_pence: z.int() }),
  errors: ["CODE_INVALID"],
});
