import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { ScanReportDeps } from "./deps.ts";
import { downloadReport } from "./download.ts";

type Names = "getScanReport";

export function scanReportHandlers(deps: ScanReportDeps): Pick<Handlers<Catalog>, Names> {
  return {
    getScanReport: (ctx, { params, query }, io) =>
      downloadReport(ctx, deps, { id: params.id, language: query.language }, io),
  };
}
