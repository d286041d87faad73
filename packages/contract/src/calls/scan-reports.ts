import { z } from "zod";
import { done, id, idParams, instant, locale } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { tyrePosition } from "../states/index.ts";
import { sharedScanView } from "../views/shared-scan.ts";

export const getScanReport = endpoint({
  method: "GET",
  path: "get_scan_report/{id}",
  access: "signed-in",
  effect: "read",
  raw: "application/pdf",
  limit: "report",
  shows: ["scan", "vehicle"],
  description:
    "Downloads the report of a completed scan as a PDF. It shows result, depths, forecast, photos, and who measured, how and when. For the driver, the fitter it was made with, and administrators. In the user’s language unless `language` names another.",
  params: idParams,
  query: z.strictObject({ language: locale.optional() }),
  reply: z.object({}),
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

const mailing = {
  method: "POST",
  effect: "write",
  limit: "mail",
  changes: ["scan"],
  body: z.strictObject({ scan_id: id }),
  /** `already_sent`: the same report, today. `not_wanted`: the driver has turned mails about scans off. `unconfirmed`: the driver has not confirmed the address. */
  reply: z.object({ outcome: z.enum(["sent", "already_sent", "not_wanted", "unconfirmed"]) }),
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
} as const;

export const memberSendScanEmail = endpoint({
  ...mailing,
  path: "members/send_scan_email",
  access: "member",
  description:
    "Mails the driver the report of a completed scan that was made with the fitter, as a PDF. Only to the driver’s own, confirmed address, once a day for the same result, and not to drivers who have turned mails about scans off.",
});

export const consumerSendScanEmail = endpoint({
  ...mailing,
  path: "consumers/send_scan_email",
  access: "consumer",
  description: "Mails the driver the report of an own completed scan as a PDF, once a day for the same result.",
});

export const createScanLink = endpoint({
  method: "POST",
  path: "create_scan_link",
  access: "signed-in",
  effect: "write",
  limit: "message",
  selfOnly: true,
  secret: true,
  changes: ["scan"],
  description:
    "Makes a link to a read-only page of a completed scan, for its driver or the fitter it was made with. It works for 90 days unless `days` says otherwise. Only this answer has the link.",
  body: z.strictObject({ scan_id: id, days: z.int().min(1).max(365).default(90) }),
  reply: z.object({ id, link: z.string(), expires_at: instant }),
  errors: ["NOT_FOUND", "STATE_CONFLICT", "ACTION_NOT_ALLOWED"],
});

export const getScanLinks = endpoint({
  method: "POST",
  path: "get_scan_links",
  access: "signed-in",
  effect: "read",
  shows: ["scan"],
  description:
    "Lists the links that still work, newest first. A driver sees those to own scans, also those that fitters made; a fitter its own. The links themselves are not stored.",
  body: listBody(["created_at"], { scan_id: id }),
  reply: listReply(
    z.object({
      id,
      scan_id: id,
      position: tyrePosition,
      /** The fitter who made it; null for the driver. */
      member_name: z.string().nullable(),
      created_at: instant,
      expires_at: instant,
    }),
  ),
  errors: [],
});

export const deleteScanLink = endpoint({
  method: "DELETE",
  path: "delete_scan_link/{id}",
  access: "signed-in",
  effect: "write",
  selfOnly: true,
  changes: ["scan"],
  description: "Ends a link. A driver may also end those that fitters made to own scans.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND"],
});

const token = z.string().min(1, { error: "required" }).max(100);

export const getSharedScan = endpoint({
  method: "POST",
  path: "get_shared_scan",
  access: "public",
  effect: "read",
  limit: "code",
  shows: ["scan"],
  description:
    "Gets what a link shows of a scan: result, depths, photos and forecast. Neither names of people, the whole registration, mileage nor messages. The token travels in the body, so no log has it.",
  body: z.strictObject({ token }),
  reply: sharedScanView,
  errors: ["CODE_INVALID"],
});

export const getSharedScanReport = endpoint({
  method: "GET",
  path: "shared_scan_report/{id}",
  access: "public",
  effect: "read",
  raw: "application/pdf",
  limit: "report",
  shows: ["scan"],
  description:
    "Downloads what a link shows of a scan as a PDF. The signed `report_url` of `get_shared_scan` leads here for 15 minutes.",
  params: idParams,
  query: z.strictObject({
    expires: z.string().max(20),
    signature: z.string().max(100),
    language: locale.default("en"),
  }),
  reply: z.object({}),
  errors: ["CODE_INVALID"],
});
