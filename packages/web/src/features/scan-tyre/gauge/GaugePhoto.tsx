import { useState, type ReactElement } from "react";
import { CaptureScreen } from "@treadclub/capture/screens/CaptureScreen.tsx";
import { gaugeShots } from "@treadclub/capture/screens/gauge-shots";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { useUser } from "#kit/session.ts";
import { gaugeHref } from "#entities/scan/scan-flow.ts";
import { isSameSubject } from "#entities/scan/scan-note.ts";
import type { ScanQueue } from "#entities/scan/scan-queue.ts";
import { useScanQueue, type ScanQueueView } from "#entities/scan/use-scan-queue.ts";
import { useMemberVehicle } from "#entities/vehicle/queries.ts";
import type { MemberVehicle } from "#entities/vehicle/vehicle-types.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { CameraTop } from "../CameraTop.tsx";
import { NoCar } from "../MemberScan.tsx";
import { useKeptPhotos } from "../use-kept-photos.ts";
import css from "./Gauge.module.css";
import { gaugeSubject } from "./GaugeScan.tsx";

interface GaugePhotoProps {
  readonly memberId: number;
  readonly vehicleId: number;
  readonly position: TyrePosition;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

/** The photo of the gauge at a tyre whose depths are odd; kept with them until all is sent. */
export function GaugePhoto({ memberId, vehicleId, position, go }: GaugePhotoProps): ReactElement {
  const t = useT();
  const view = useScanQueue(useUser().id, true);
  const vehicles = useMemberVehicle(vehicleId);
  const vehicle = vehicles.data?.list.find(({ id }) => id === vehicleId);
  const back = gaugeHref(memberId, vehicleId);
  const title = t("gauge.photo.title", { tyre: t(`ui.position.${position}`) });
  const taken = (): void => go(back, { replace: true });
  if (vehicle && view.queue)
    return (
      <Camera
        title={title}
        back={back}
        memberId={memberId}
        vehicle={vehicle}
        position={position}
        view={view}
        queue={view.queue}
        onTaken={taken}
      />
    );
  return (
    <Page title={title} width="narrow" back={{ href: back }}>
      <Loaded query={vehicles} shape="picture">
        {() => (vehicle ? <Skeleton shape="picture" /> : <NoCar memberId={memberId} />)}
      </Loaded>
    </Page>
  );
}

interface CameraProps extends Pick<GaugePhotoProps, "memberId" | "position"> {
  readonly title: string;
  readonly back: string;
  readonly vehicle: MemberVehicle;
  readonly view: ScanQueueView;
  readonly queue: ScanQueue;
  readonly onTaken: () => void;
}

function Camera({ title, back, memberId, vehicle, position, view, queue, onTaken }: CameraProps): ReactElement {
  const t = useT();
  const [announced, setAnnounced] = useState("");
  const subject = gaugeSubject(memberId, vehicle);
  const note = view.notes.find((one) => isSameSubject(one, subject));
  const photos = useKeptPhotos({ subject, queue, note });
  const shot = gaugeShots[position];
  return (
    <>
      <p role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </p>
      <div className={css.screen}>
        <CaptureScreen
          t={t}
          shots={[shot]}
          firstShot={shot.id}
          photos={photos}
          header={<CameraTop title={title} plate={vehicle.number} back={back} />}
          doubtNote={t("gauge.odd.do")}
          announce={setAnnounced}
          onReview={onTaken}
        />
      </div>
    </>
  );
}
