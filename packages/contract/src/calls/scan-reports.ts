import { z } from "zod";
import { idParams, locale } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";

export const getScanReport = endpoint({
  method: "GET",
  path: "get_scan_report/{id}",
  access: "signed-in",
  effect: "read",
  raw: "application/pdf",
  limit: "report",
  shows: ["scan", "vehicle"],
  description:
    "Downloads the report of a completed scan as a PDF: result, depths, forecast, photos, and who measured, how and when. For the driver, the fitter it was made with, and administrators. In the user’s language unless `language` names another.",
  params: idParams,
  query: z.strictObject({ language: locale.optional() }),
  reply: z.object({}),
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
