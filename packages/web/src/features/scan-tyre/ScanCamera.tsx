import { useEffect, useState, type ComponentType, type ReactElement } from "react";
import { isPhone } from "@treadclub/capture/device";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { bestPracticePath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { loadLazily } from "#kit/lazy.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { PendingScan } from "#entities/scan/PendingScans.tsx";
import { useCredit } from "#entities/scan/queries.ts";
import { useScanQueue, type ScanQueueView } from "#entities/scan/use-scan-queue.ts";
import { useVehicles } from "#entities/vehicle/queries.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { DesktopNotice } from "./DesktopNotice.tsx";
import { NoScansLeft } from "#entities/scan/ScansLeft.tsx";
import type { TakePhotosProps } from "./TakePhotos.tsx";

export interface ScanCameraProps {
  readonly consumerId: number;
  readonly vehicleId: number;
  readonly position: TyrePosition;
  readonly paths: ConsumerPaths;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

/** Takes the photos of one tyre and hands them in; resumes where an earlier page stopped. */
export function ScanCamera(props: ScanCameraProps): ReactElement {
  const { consumerId, vehicleId, position, paths } = props;
  const t = useT();
  const vehicles = useVehicles(consumerId);
  const queue = useScanQueue(consumerId, isPhone());
  const TakePhotos = useTakePhotos(isPhone());
  const vehicle = vehicles.data?.list.find((one) => one.id === vehicleId);
  if (TakePhotos && vehicle && queue.queue)
    return <OnPhone {...props} vehicle={vehicle} view={queue} TakePhotos={TakePhotos} />;
  return (
    <Page
      title={t("capture.title", { tyre: t(`ui.position.${position}`) })}
      width="narrow"
      back={{ href: paths.makeScan(vehicleId, position) }}
      help={{ href: bestPracticePath }}
    >
      {!isPhone() && <DesktopNotice consumerId={consumerId} paths={paths} path={paths.camera(vehicleId, position)} />}
      {isPhone() && (
        <Loaded query={vehicles} shape="picture">
          {() => (vehicle ? <Skeleton shape="picture" /> : <NoVehicle paths={paths} />)}
        </Loaded>
      )}
    </Page>
  );
}

/** Fetches the camera where it is wanted; null until it is there. */
function useTakePhotos(isWanted: boolean): ComponentType<TakePhotosProps> | null {
  const [component, setComponent] = useState<ComponentType<TakePhotosProps> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    void loadLazily(() => import("./TakePhotos.tsx")).then((module) => module && setComponent(() => module.TakePhotos));
  }, [isWanted]);
  return component;
}

function NoVehicle({ paths }: { readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="car"
      title={t("scan.choose.noVehicleTitle")}
      text={t("scan.choose.vehicleGone")}
      action={
        <ButtonLink kind="main" href={paths.cars}>
          {t("driver.cars.title")}
        </ButtonLink>
      }
    />
  );
}

interface OnPhoneProps extends ScanCameraProps {
  readonly vehicle: Vehicle;
  readonly view: ScanQueueView;
  readonly TakePhotos: ComponentType<TakePhotosProps>;
}

function OnPhone(props: OnPhoneProps): ReactElement | null {
  const { consumerId, vehicle, position, paths, view, go, TakePhotos } = props;
  const { queue, notes } = view;
  const t = useT();
  const note = notes.find((one) => one.vehicle.id === vehicle.id && one.position === position);
  const [handedIn, setHandedIn] = useState<string | null>(null);
  const credit = useCredit(consumerId).data;
  const noteId = note ? (note.state === "taking" ? null : note.id) : handedIn;
  // After a reload, too, it has to be known which scan was on its way once its note is gone.
  useEffect(() => (noteId === null ? undefined : setHandedIn(noteId)), [noteId]);
  useEffect(() => {
    if (!queue || noteId === null || note) return;
    const scanId = queue.scanOf(noteId);
    // Another tab may have handed it in, or it was thrown away: the list shows what there is.
    go(scanId === null ? paths.scans : paths.scan(scanId), { replace: true });
  }, [queue, noteId, note, paths, go]);
  if (!queue) return null;
  const title = t("capture.title", { tyre: t(`ui.position.${position}`) });
  if (noteId !== null) {
    return (
      <Page title={title} width="narrow" back={{ href: paths.scans, label: t("scan.sent.list") }}>
        {note ? <PendingScan userId={consumerId} note={note} view={view} /> : <Skeleton shape="card" />}
      </Page>
    );
  }
  if (credit?.balance === 0) {
    return (
      <Page title={title} width="narrow" back={{ href: paths.scans }}>
        <NoScansLeft shopHref={paths.credits} checkHref={paths.freeCheck({ vehicleId: vehicle.id })} />
      </Page>
    );
  }
  return (
    <TakePhotos
      vehicle={vehicle}
      position={position}
      queue={queue}
      note={note}
      paths={paths}
      onHandedIn={setHandedIn}
    />
  );
}
