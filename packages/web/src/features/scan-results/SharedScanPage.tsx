import { FileDown } from "lucide-react";
import type { ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { upperFirst } from "@treadclub/texts/format";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { scanName } from "#entities/scan/scan-name.ts";
import { modelName } from "#entities/vehicle/VehicleName.tsx";
import { SharedScan, type SharedScanView } from "./SharedScan.tsx";

/** Links to photos and to the report work for 15 minutes: they are read again before. */
const freshLinksMs = 10 * 60_000;

/** What a link shows of a scan to anybody who has it; empty token: the address has lost it. */
export function SharedScanPage({ token }: { readonly token: string }): ReactElement {
  const t = useT();
  const query = useCall("getSharedScan", { body: { token } }, { enabled: token !== "", refetchMs: freshLinksMs });
  const hasEnded = token === "" || isCode(query.error, "CODE_INVALID", "VALIDATION_FAILED");
  // Ended while it was open: nothing of it stays.
  const scan = hasEnded ? undefined : query.data;
  return (
    <Page
      title={scan ? titleOf(scan, t) : t("report.title")}
      lead={scan && <Car vehicle={scan.vehicle} />}
      actions={
        scan && (
          <ButtonLink href={`${scan.report_url}&language=${t.locale}`} download icon={<FileDown aria-hidden="true" />}>
            {t("report.pdf")}
          </ButtonLink>
        )
      }
    >
      {hasEnded ? (
        <Empty
          picture="tyre"
          title={t("report.shared.ended")}
          text={t("report.shared.endedText")}
          action={<ButtonLink href="/app">{t("report.shared.home")}</ButtonLink>}
        />
      ) : (
        <Loaded query={query} shape="detail">
          {(data) => <SharedScan scan={data} />}
        </Loaded>
      )}
    </Page>
  );
}

/** A stranger is told that it is a tyre. */
const titleOf = (scan: SharedScanView, t: Translate): string =>
  scan.type === "sidewall" ? scanName(scan, t) : upperFirst(t(`scan.tyre.${scan.position}`), t.locale);

function Car({ vehicle }: Pick<SharedScanView, "vehicle">): ReactElement {
  const t = useT();
  return <>{t("report.shared.car", { car: modelName(vehicle), end: vehicle.number.replace(/^\W+/, "") })}</>;
}
