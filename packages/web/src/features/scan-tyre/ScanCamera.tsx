import { useEffect, useState, type ComponentType, type ReactElement } from "react";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { bestPracticePath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { loadLazily } from "#kit/lazy.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Loaded, type Loading } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { PendingScan } from "#entities/scan/PendingScans.tsx";
import { memberFlow, tyresOf, type ScanFlow } from "#entities/scan/scan-flow.ts";
import { isSameSubject, type ScanSubject } from "#entities/scan/scan-note.ts";
import { useScanQueue, type ScanQueueView } from "#entities/scan/use-scan-queue.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import css from "./ChooseTyre.module.css";
import type { TakePhotosProps } from "./TakePhotos.tsx";

export interface ScanCameraProps {
  readonly flow: ScanFlow;
  readonly vehicleId: number;
  readonly position: TyrePosition;
  readonly vehicles: Loading<{ readonly list: readonly Vehicle[] }>;
  /** Shown instead of the camera: this is no phone. */
  readonly elsewhere: ReactElement | null;
  /** Shown instead of the camera: no scans are left, or no permission. */
  readonly obstacle: ReactElement | null;
  /** Shown where the vehicle is not there any more. */
  readonly gone: ReactElement;
  /** Depths are typed by hand, with a photo from the phone's files. */
  readonly isByHand?: boolean;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

/** Takes the photos of one tyre, or of a pair, and hands them in; resumes where an earlier page stopped. */
export function ScanCamera(props: ScanCameraProps): ReactElement {
  const { flow, vehicleId, position, vehicles, elsewhere, gone } = props;
  const t = useT();
  const isHere = elsewhere === null;
  const queue = useScanQueue(flow.userId, isHere);
  const TakePhotos = useTakePhotos(isHere);
  const vehicle = vehicles.data?.list.find((one) => one.id === vehicleId);
  if (TakePhotos && vehicle && queue.queue)
    return <OnPhone {...props} vehicle={vehicle} view={queue} TakePhotos={TakePhotos} />;
  return (
    <Page
      title={t("capture.title", { tyre: t(`ui.position.${position}`) })}
      width="narrow"
      back={{ href: flow.choose(vehicleId, position) }}
      help={{ href: bestPracticePath }}
    >
      {elsewhere ?? (
        <Loaded query={vehicles} shape="picture">
          {() => (vehicle ? <Skeleton shape="picture" /> : gone)}
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

interface OnPhoneProps extends ScanCameraProps {
  readonly vehicle: Vehicle;
  readonly view: ScanQueueView;
  readonly TakePhotos: ComponentType<TakePhotosProps>;
}

function OnPhone(props: OnPhoneProps): ReactElement | null {
  const { flow, vehicle, position, view, obstacle, isByHand = false, go, TakePhotos } = props;
  const { queue, notes } = view;
  const t = useT();
  const tyres = tyresOf(flow.type, vehicle, position);
  const subject = subjectOf(flow, vehicle, tyres[0]);
  const note = notes.find((one) => isSameSubject(one, subject));
  const [handedIn, setHandedIn] = useState<string | null>(null);
  const noteId = note ? (note.state === "taking" ? null : note.id) : handedIn;
  // After a reload, too, it has to be known which scan was on its way once its note is gone.
  useEffect(() => (noteId === null ? undefined : setHandedIn(noteId)), [noteId]);
  useEffect(() => {
    if (!queue || noteId === null || note) return;
    const scanId = queue.scanOf(noteId);
    // Another tab may have handed it in, or it was thrown away: the list shows what there is.
    go(scanId === null ? flow.list : flow.scan(scanId), { replace: true });
  }, [queue, noteId, note, flow, go]);
  if (!queue) return null;
  const title = t("capture.title", { tyre: t(`ui.position.${tyres[0]}`) });
  if (noteId !== null) {
    return (
      <Page title={title} width="narrow" back={{ href: flow.list, label: t("scan.sent.list") }}>
        {note ? <PendingScan userId={flow.userId} note={note} view={view} /> : <Skeleton shape="card" />}
        {note?.state === "handing" && <NextScan flow={flow} vehicleId={vehicle.id} />}
      </Page>
    );
  }
  if (obstacle !== null) {
    return (
      <Page title={title} width="narrow" back={{ href: flow.list }}>
        {obstacle}
      </Page>
    );
  }
  return (
    <TakePhotos
      flow={flow}
      vehicle={vehicle}
      subject={subject}
      tyres={tyres}
      queue={queue}
      note={note}
      isByHand={isByHand}
      onHandedIn={setHandedIn}
    />
  );
}

/** Nobody has to wait for the photos to go out. */
function NextScan({ flow, vehicleId }: { readonly flow: ScanFlow; readonly vehicleId: number }): ReactElement {
  const t = useT();
  return (
    <div className={css.next}>
      <ButtonLink kind="main" href={flow.choose(vehicleId)}>
        {t("scan.sent.next")}
      </ButtonLink>
      {flow.memberId !== null && (
        <ButtonLink href={memberFlow(flow.memberId, flow.userId, "sidewall").choose(null)}>
          {t("scan.member.other")}
        </ButtonLink>
      )}
    </div>
  );
}

const subjectOf = ({ type, memberId }: ScanFlow, { id, number }: Vehicle, position: TyrePosition): ScanSubject => ({
  type,
  memberId,
  position,
  vehicle: { id, number },
});
