import { Smartphone } from "lucide-react";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { ScanBadge } from "#entities/scan/ScanBadge.tsx";
import { scanName } from "#entities/scan/scan-name.ts";
import type { ScanRow } from "#entities/scan/scan-types.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import css from "./DesktopNotice.module.css";

interface PhoneScansProps {
  readonly titleId: string;
  readonly scans: readonly ScanRow[];
  readonly paths: ConsumerPaths;
  /** Shows a new code. */
  readonly onAgain: () => void;
}

/** The phone has gone on with it; what it sends appears here by itself. */
export function PhoneScans({ titleId, scans, paths, onAgain }: PhoneScansProps): ReactElement {
  const t = useT();
  return (
    <div className={css.taken}>
      <h2 id={titleId} className={css.state}>
        <Smartphone aria-hidden="true" size={24} />
        {t("scan.handover.taken")}
      </h2>
      <p role="status">
        {scans.length === 0 ? t("scan.handover.wait") : t("scan.handover.arrived", { count: scans.length })}
      </p>
      {scans.map((scan) => (
        <Card
          key={scan.id}
          level={3}
          title={scanName(scan, t)}
          href={paths.scan(scan.id)}
          badge={<ScanBadge scan={scan} />}
        />
      ))}
      <div>
        <Button small onClick={onAgain}>
          {t("scan.handover.again")}
        </Button>
      </div>
    </div>
  );
}
