import type { ReactElement } from "react";
import { Camera } from "lucide-react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { OpenMeasurements } from "#entities/scan/measure/OpenMeasurement.tsx";
import { PendingScans } from "#entities/scan/PendingScans.tsx";
import { useCredit, useScans } from "#entities/scan/queries.ts";
import { ScanBadge } from "#entities/scan/ScanBadge.tsx";
import { scanName } from "#entities/scan/scan-name.ts";
import { isByGauge } from "#entities/scan/is-by-gauge.ts";
import type { ScanRow } from "#entities/scan/scan-types.ts";
import { useVehicles } from "#entities/vehicle/queries.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { VehiclePicker } from "#entities/vehicle/VehiclePicker.tsx";
import css from "./ScanResults.module.css";

interface ScanListProps {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
  readonly vehicleId: number | null;
  readonly page: number;
  readonly onVehicle: (vehicleId: number | null) => void;
  readonly onPage: (page: number) => void;
}

const perPage = 20;

/** A driver's scans, newest first, of all cars or one. */
export function ScanList({ consumerId, paths, vehicleId, page, onVehicle, onPage }: ScanListProps): ReactElement {
  const t = useT();
  const vehicles = useVehicles(consumerId).data?.list ?? [];
  const scans = useScans(consumerId, {
    page,
    per_page: perPage,
    ...(vehicleId !== null && { filters: { vehicle_id: vehicleId } }),
  });
  const [first] = vehicles;
  const scanHref = first ? paths.makeScan(vehicleId ?? first.id) : paths.addCar;
  return (
    <Page
      title={t("scan.list.title")}
      lead={t("scan.list.lead")}
      help={{ href: helpPath("results") }}
      actions={<ScanButton href={scanHref} creditsHref={paths.credits} consumerId={consumerId} />}
    >
      <PendingScans userId={consumerId} />
      <OpenMeasurements scans={scans.data?.list} ways={{ returnPath: paths.measureReturn, measure: paths.measure }} />
      {vehicles.length > 1 && (
        <div className={css.filter}>
          <VehiclePicker
            label={t("scan.list.car")}
            vehicles={vehicles}
            value={vehicleId}
            all={t("scan.list.all")}
            onChange={(id) => onVehicle(id === 0 ? null : id)}
          />
        </div>
      )}
      <Loaded query={scans} shape="list">
        {({ list, total_count }) =>
          list.length === 0 ? (
            <NoScan href={scanHref} />
          ) : (
            <>
              <ul className={css.list}>
                {list.map((scan) => (
                  <li key={scan.id}>
                    <ScanItem scan={scan} href={paths.scan(scan.id)} />
                  </li>
                ))}
              </ul>
              <Pagination page={page} perPage={perPage} total={total_count} onPage={onPage} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

interface ScanButtonProps {
  readonly href: string;
  readonly creditsHref: string;
  readonly consumerId: number;
}

function ScanButton({ href, creditsHref, consumerId }: ScanButtonProps): ReactElement {
  const t = useT();
  const credit = useCredit(consumerId).data;
  return (
    <>
      {credit && (
        <UiLink className={css.credit} href={creditsHref}>
          {t("scan.credits.left", { count: credit.balance })}
        </UiLink>
      )}
      <ButtonLink kind="main" href={href} icon={<Camera aria-hidden="true" />}>
        {t("scan.list.scan")}
      </ButtonLink>
    </>
  );
}

function NoScan({ href }: { readonly href: string }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="tyre"
      title={t("scan.list.empty")}
      text={t("scan.list.emptyText")}
      action={
        <ButtonLink kind="main" href={href}>
          {t("scan.list.scan")}
        </ButtonLink>
      }
    />
  );
}

function ScanItem({ scan, href }: { readonly scan: ScanRow; readonly href: string }): ReactElement {
  const t = useT();
  const format = useFormat();
  const isNews = !scan.seen && (scan.state === "completed" || scan.state === "rejected");
  const when =
    scan.completed_at === null
      ? t(scan.state === "processing" ? "scan.list.begunOn" : "scan.list.on", {
          date: format.day(scan.submitted_at, "short"),
        })
      : t("scan.list.readOn", { date: format.day(scan.completed_at, "short") });
  return (
    <Card title={scanName(scan, t)} href={href} badge={<ScanBadge scan={scan} />}>
      <div className={css.row}>
        {scan.minimum_mm !== null && (
          <strong className={css.mm}>{t("scan.mm", { mm: format.mm(scan.minimum_mm) })}</strong>
        )}
        <VehicleName vehicle={scan.vehicle} />
        {isByGauge(scan) && scan.member_name !== null && (
          <span className={css.when}>{t("scan.gauge.by", { company: scan.member_name })}</span>
        )}
        {scan.type === "measurement" && <span className={css.when}>{t("scan.measure.badge")}</span>}
        <span className={css.when}>{when}</span>
        {isNews && <StateBadge tone="neutral">{t("scan.list.new")}</StateBadge>}
      </div>
    </Card>
  );
}
