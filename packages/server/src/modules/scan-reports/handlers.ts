import type { Catalog, ReplyOf } from "@treadclub/contract";
import { linkHolds, signedLink } from "@treadclub/kit/files/links";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { rewardView } from "#modules/scans";
import type { ScanReportDeps } from "./deps.ts";
import { downloadReport } from "./download.ts";
import { byId, byToken, createLink, deleteLink, listLinks, sharedScan, type SharedScan } from "./links.ts";
import { sendReport } from "./mail.ts";
import { answerReport } from "./report-file.ts";
import { reportNumber } from "./report-number.ts";

type Names =
  | "getScanReport"
  | "memberSendScanEmail"
  | "consumerSendScanEmail"
  | "createScanLink"
  | "getScanLinks"
  | "deleteScanLink"
  | "getSharedScan"
  | "getSharedScanReport";

export function scanReportHandlers(deps: ScanReportDeps): Pick<Handlers<Catalog>, Names> {
  return {
    getScanReport: (ctx, { params, query }, io) =>
      downloadReport(ctx, deps, { id: params.id, language: query.language }, io),
    memberSendScanEmail: (ctx, { body }) => sendReport(ctx, deps, body.scan_id, "fitter"),
    consumerSendScanEmail: (ctx, { body }) => sendReport(ctx, deps, body.scan_id, "driver"),
    createScanLink: (ctx, { body }) => createLink(ctx, deps.publicUrl, body),
    getScanLinks: (ctx, { body }) => listLinks(ctx, body),
    deleteScanLink: async (ctx, { params }) => {
      await deleteLink(ctx, params.id);
      return { done: true };
    },
    getSharedScan: async (ctx, { body }) =>
      sharedView(await sharedScan(ctx, byToken(body.token)), deps.secret, ctx.now),
    getSharedScanReport: async (ctx, { params, query }, io) => {
      if (!linkHolds(deps.secret, signedName(params.id), query, ctx.now)) throw ctx.fail("CODE_INVALID");
      const { scan } = await sharedScan(ctx, byId(params.id));
      await answerReport(io, deps, `scan ${scan.id}`, { scan, locale: query.language, at: ctx.now });
    },
  };
}

const reportBase = "/api/v1/shared_scan_report/";

/** What is signed of a link whose report may be downloaded. */
const signedName = (linkId: number): string => `report-${linkId}`;

function sharedView(
  { linkId, scan, expiresAt }: SharedScan,
  secret: string,
  now: Date,
): ReplyOf<Catalog["getSharedScan"]> {
  const reward = rewardView(scan.reward, { secret, now });
  const { type, position, results, depths, method, vehicle, forecast } = scan;
  return {
    type,
    position,
    results,
    depths,
    method,
    forecast,
    banner: reward?.banner ?? null,
    logo: reward?.logo ?? null,
    number: reportNumber(scan),
    minimum_mm: scan.minimumMm,
    uncertainty_mm: scan.uncertaintyMm,
    by_fitter: scan.isByFitter,
    tyre_size: scan.tyreSize,
    submitted_at: scan.submittedAt,
    completed_at: scan.completedAt,
    vehicle: { number: vehicle.number, brand: vehicle.brand, model: vehicle.model },
    member_name: scan.memberName,
    judged_for: scan.reviewedBy,
    photos: scan.photos.map(({ id, ...photo }) => ({ ...photo, url: signedLink(secret, id, now) })),
    sidewalls: scan.sidewalls.map(({ typed: _, fitted: __, other_axle_size: ___, beside_size: ____, ...wall }) => wall),
    report_url: signedLink(secret, signedName(linkId), now, reportBase).replace(signedName(linkId), `${linkId}`),
    expires_at: expiresAt.toISOString(),
  };
}
