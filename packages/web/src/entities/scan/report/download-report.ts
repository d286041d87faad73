import { loadCallRoutes } from "#kit/call-routes.ts";
import { fetchFile } from "#kit/fetch-file.ts";
import { currentT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { saveAs } from "#kit/save-as.ts";

/** Gives the report of a scan to the browser, in the language of the screen. Errors: CallError. */
export async function downloadReport(scanId: number): Promise<void> {
  const { getScanReport } = await loadCallRoutes();
  const response = await fetchFile(pathTo(getScanReport.path, { id: scanId }, { language: currentT().locale }));
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  saveAs(await response.blob(), named?.[1] ?? "treadclub-report.pdf");
}
