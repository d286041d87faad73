import type { ReactElement } from "react";
import { Camera } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { driverFlow } from "#entities/scan/scan-flow.ts";
import type { Scan } from "#entities/scan/scan-types.ts";
import { Details } from "./ScanFacts.tsx";
import css from "./ScanResults.module.css";

/** Why a scan was rejected, and the way to a better one. */
export function RejectedScan({ scan }: { readonly scan: Scan }): ReactElement {
  const t = useT();
  const flow = driverFlow(scan.consumer.id, scan.type === "sidewall" ? "sidewall" : "tyre");
  const reasons = scan.reasons.map((reason) =>
    reason === "other"
      ? t(scan.message === "" ? "scan.rejected.otherNoMessage" : "scan.rejected.other")
      : t(`scan.rejected.${reason}`),
  );
  return (
    <div className={css.body}>
      <Card
        tone="soon"
        title={t("scan.rejected.title")}
        actions={
          <ButtonLink
            kind="main"
            href={flow.camera(scan.vehicle.id, scan.position)}
            icon={<Camera aria-hidden="true" />}
          >
            {t("scan.result.again")}
          </ButtonLink>
        }
      >
        <ul className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {scan.message !== "" && (
          <blockquote className={css.message}>
            <strong>{t("scan.result.message")}</strong>
            <p>{scan.message}</p>
          </blockquote>
        )}
        <p>{t(scan.by_fitter ? "scan.rejected.byFitter" : "scan.rejected.text")}</p>
      </Card>
      <Details scan={scan} />
    </div>
  );
}
