import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { ExpectedText } from "#entities/expected/ExpectedText.tsx";
import { OpenMeasurements } from "#entities/scan/measure/OpenMeasurement.tsx";
import { ProvisionalReading } from "#entities/scan/ProvisionalReading.tsx";
import { useScan } from "#entities/scan/queries.ts";
import { ScanBadge } from "#entities/scan/ScanBadge.tsx";
import { scanName } from "#entities/scan/scan-name.ts";
import type { Scan } from "#entities/scan/scan-types.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { Details } from "./ScanFacts.tsx";
import { RejectedScan } from "./RejectedScan.tsx";
import { SidewallResult } from "./SidewallResult.tsx";
import { ScanResult } from "./ScanResult.tsx";
import { useSeen } from "./use-seen.ts";
import css from "./ScanResults.module.css";

interface ScanDetailProps {
  readonly scanId: number;
  readonly paths: ConsumerPaths;
}

/** One scan: on its way, read, or rejected. It turns from one into the other while one looks. */
export function ScanDetail({ scanId, paths }: ScanDetailProps): ReactElement {
  const t = useT();
  const query = useScan(scanId);
  const scan = query.data;
  useSeen(scan);
  const title = scan ? scanName(scan, t) : t("scan.list.title");
  return (
    <Page
      title={title}
      back={{ href: paths.scans, label: t("scan.sent.list") }}
      help={{ href: helpPath("results") }}
      badge={scan && <ScanBadge scan={scan} />}
      lead={scan && <VehicleName vehicle={scan.vehicle} />}
    >
      {isCode(query.error, "NOT_FOUND") ? (
        <ScanNotFound href={paths.scans} />
      ) : (
        <Loaded query={query} shape="detail">
          {(data) => <div aria-live="polite">{bodyOf(data, paths)}</div>}
        </Loaded>
      )}
    </Page>
  );
}

function bodyOf(scan: Scan, paths: ConsumerPaths): ReactElement {
  if (scan.state === "completed" && scan.type === "sidewall") return <SidewallResult scan={scan} paths={paths} />;
  if (scan.state === "completed") return <ScanResult scan={scan} paths={paths} />;
  if (scan.state === "rejected") return <RejectedScan scan={scan} />;
  const isMeasured = scan.type === "measurement" && scan.photos.length === 0;
  return isMeasured ? <BeingMeasured scan={scan} paths={paths} /> : <OnItsWay scan={scan} paths={paths} />;
}

/** Begun with the tread scanner, no photos yet. */
function BeingMeasured({ scan, paths }: { readonly scan: Scan; readonly paths: ConsumerPaths }): ReactElement {
  return (
    <div className={css.body}>
      <OpenMeasurements scans={[scan]} ways={{ returnPath: paths.measureReturn, measure: paths.measure }} />
      <Details scan={scan} />
    </div>
  );
}

function ScanNotFound({ href }: { readonly href: string }): ReactElement {
  const t = useT();
  return (
    <Empty
      title={t("scan.open.missing")}
      picture="tyre"
      action={<ButtonLink href={href}>{t("scan.sent.list")}</ButtonLink>}
    />
  );
}

/** Handed in, not read yet: calm, with something else to do. */
function OnItsWay({ scan, paths }: { readonly scan: Scan; readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  return (
    <div className={css.body}>
      <Card
        tone="waiting"
        title={t("scan.sent.title")}
        actions={
          <>
            <ButtonLink kind="main" href={paths.makeScan(scan.vehicle.id)}>
              {t("scan.sent.next")}
            </ButtonLink>
            <ButtonLink href={paths.home}>{t("base.menu.home")}</ButtonLink>
          </>
        }
      >
        <p>{t("scan.sent.text")}</p>
        <ExpectedText since={scan.waiting_since} expected={scan.expected} answerBy={scan.late?.answer_by} />
      </Card>
      {scan.own_reading && <ProvisionalReading reading={scan.own_reading} />}
      <Details scan={scan} />
    </div>
  );
}
