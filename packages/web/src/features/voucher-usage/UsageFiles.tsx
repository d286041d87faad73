import { FileDown, FileSpreadsheet } from "lucide-react";
import { useState, type ReactElement } from "react";
import { loadCallRoutes } from "#kit/call-routes.ts";
import { errorText } from "#kit/errors.ts";
import { fetchFile } from "#kit/fetch-file.ts";
import { currentT, useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { saveAs } from "#kit/save-as.ts";
import { Button } from "#ui/Button.tsx";
import { toast } from "#ui/toast.ts";
import type { UsageQuery } from "./queries.ts";
import css from "./Usage.module.css";

type FileType = "csv" | "xlsx";

/** Everything that is chosen, as a file. */
export function UsageFiles({ query }: { readonly query: UsageQuery }): ReactElement {
  const t = useT();
  const [busy, setBusy] = useState<FileType | null>(null);
  const download = async (type: FileType): Promise<void> => {
    setBusy(type);
    try {
      await save(type, query);
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={css.files}>
      <Button
        small
        icon={<FileDown aria-hidden="true" />}
        busy={busy === "csv"}
        disabled={busy !== null}
        onClick={() => void download("csv")}
      >
        {t("usage.csv")}
      </Button>
      <Button
        small
        icon={<FileSpreadsheet aria-hidden="true" />}
        busy={busy === "xlsx"}
        disabled={busy !== null}
        onClick={() => void download("xlsx")}
      >
        {t("usage.xlsx")}
      </Button>
    </div>
  );
}

/** Gives the file to the browser, in the language of the screen. Errors: CallError. */
async function save(type: FileType, query: UsageQuery): Promise<void> {
  const routes = await loadCallRoutes();
  const { path } = type === "csv" ? routes.getVoucherUsageCsv : routes.getVoucherUsageXlsx;
  const response = await fetchFile(pathTo(path, {}, { ...query, language: currentT().locale }));
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  saveAs(await response.blob(), named?.[1] ?? `treadclub-vouchers.${type}`);
}
