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
    "Which sites may show the company's sign-up inside a frame, and the address to put there for each of its clubs.",
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
  description: "Sets the sites (origins, https) that may show the company's sign-up inside a frame; at most 10.",
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
  description: "The company and the club that an embedded page is for.",
  params: z.strictObject({ code }),
  reply: z.object({ company_name: z.string(), club_title: z.string(), code: z.string(), saves_pence: z.int() }),
  errors: ["CODE_INVALID"],
});
