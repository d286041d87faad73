import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import { ScanBadge } from "../ScanBadge.tsx";
import { toneOfStatus, wordOfStatus } from "./measurement-state.ts";
import type { MeasuredScan } from "./measurement-types.ts";
import css from "./TyreStates.module.css";

interface TyreStatesProps {
  readonly scans: readonly MeasuredScan[];
  /** Where a tyre's own page is, for whom it has one. */
  readonly hrefOf?: ((scanId: number) => string) | undefined;
}

/** Each tyre of a measurement: where it stands, and its depths once they are judged. */
export function TyreStates({ scans, hrefOf }: TyreStatesProps): ReactElement {
  const t = useT();
  return (
    <ul className={css.tyres} aria-label={t("scan.measure.tyres")}>
      {scans.map((scan) => (
        <li key={scan.id}>
          <TyreState scan={scan} href={scan.status === "aborted" ? undefined : hrefOf?.(scan.id)} />
        </li>
      ))}
    </ul>
  );
}

function TyreState({ scan, href }: { readonly scan: MeasuredScan; readonly href: string | undefined }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { depths } = scan;
  return (
    <Card
      level={3}
      title={t(`ui.position.${scan.position}`)}
      href={href}
      badge={
        scan.state === "completed" ? (
          <ScanBadge scan={scan} />
        ) : (
          <StateBadge tone={toneOfStatus(scan.status)}>{wordOfStatus(scan.status, t)}</StateBadge>
        )
      }
    >
      {scan.state === "completed" && depths && (
        <div className={css.tyre}>
          {scan.minimum_mm !== null && (
            <strong className={css.mm}>{t("scan.mm", { mm: format.mm(scan.minimum_mm) })}</strong>
          )}
          <TreadProfile
            size="small"
            position={scan.position}
            depths={{ innerMm: depths.inner_mm, middleMm: depths.middle_mm, outerMm: depths.outer_mm }}
          />
        </div>
      )}
    </Card>
  );
}
