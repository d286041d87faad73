import { useMemo, useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useUser } from "#kit/session.ts";
import { measuredTyres } from "#entities/scan/gauge-note.ts";
import { PendingScan } from "#entities/scan/PendingScans.tsx";
import { memberFlow } from "#entities/scan/scan-flow.ts";
import { isSameSubject, type ScanSubject } from "#entities/scan/scan-note.ts";
import type { ScanQueue } from "#entities/scan/scan-queue.ts";
import { useScanQueue, type ScanQueueView } from "#entities/scan/use-scan-queue.ts";
import { useMemberVehicle } from "#entities/vehicle/queries.ts";
import type { MemberVehicle } from "#entities/vehicle/vehicle-types.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Allowed, CarBadge, carsHref, NoCar } from "../MemberScan.tsx";
import css from "../ChooseTyre.module.css";
import { GaugeForm } from "./GaugeForm.tsx";

interface GaugeScanProps {
  readonly memberId: number;
  readonly vehicleId: number;
}

/** A fitter measures the tyres of a driver's car with a depth gauge. */
export function GaugeScan({ memberId, vehicleId }: GaugeScanProps): ReactElement {
  const t = useT();
  const userId = useUser().id;
  const view = useScanQueue(userId, true);
  const vehicles = useMemberVehicle(vehicleId);
  const vehicle = vehicles.data?.list.find(({ id }) => id === vehicleId);
  const flow = useMemo(() => memberFlow(memberId, userId, "tyre"), [memberId, userId]);
  return (
    <Page
      title={t("gauge.title")}
      lead={vehicle && `${t("gauge.lead")} ${t("scan.member.free")}`}
      width="narrow"
      back={{ href: carsHref(memberId), label: t("scan.member.choose") }}
      badge={vehicle && <CarBadge vehicle={vehicle} />}
    >
      <Loaded query={vehicles} shape="picture">
        {() => {
          if (!vehicle) return <NoCar memberId={memberId} />;
          if (!view.queue) return <Skeleton shape="picture" />;
          return (
            <Allowed flow={flow}>
              <Measuring memberId={memberId} userId={userId} vehicle={vehicle} view={view} queue={view.queue} />
            </Allowed>
          );
        }}
      </Loaded>
    </Page>
  );
}

export const gaugeSubject = (memberId: number, { id, number }: Pick<MemberVehicle, "id" | "number">): ScanSubject => ({
  type: "gauge",
  memberId,
  position: "front_left",
  vehicle: { id, number },
});

interface MeasuringProps {
  readonly memberId: number;
  readonly userId: number;
  readonly vehicle: MemberVehicle;
  readonly view: ScanQueueView;
  readonly queue: ScanQueue;
}

/** The depths until they are sent, then how they travel. */
function Measuring({ memberId, userId, vehicle, view, queue }: MeasuringProps): ReactElement {
  const t = useT();
  const [sent, setSent] = useState<number | null>(null);
  const subject = gaugeSubject(memberId, vehicle);
  const note = view.notes.find((one) => isSameSubject(one, subject));
  const next = (
    <>
      <ButtonLink kind="main" href={carsHref(memberId)}>
        {t("gauge.done.next")}
      </ButtonLink>
      <ButtonLink href={memberFlow(memberId, userId, "tyre").list}>{t("scan.sent.list")}</ButtonLink>
    </>
  );
  if (note && note.state !== "taking")
    return (
      <Stack>
        <PendingScan userId={userId} note={note} view={view} />
        {note.state === "handing" && <div className={css.next}>{next}</div>}
      </Stack>
    );
  if (sent !== null && !note)
    return (
      <div role="status">
        <Card tone="good" level={2} title={t("gauge.done.title", { count: sent })} actions={next}>
          <p>{t("gauge.done.text")}</p>
        </Card>
      </div>
    );
  return (
    <GaugeForm
      memberId={memberId}
      vehicle={vehicle}
      note={note}
      queue={queue}
      subject={subject}
      onSend={(handedIn) => setSent(measuredTyres(handedIn, []).length)}
    />
  );
}
