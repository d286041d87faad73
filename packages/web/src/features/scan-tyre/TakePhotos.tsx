import { useMemo, useState, type ReactElement } from "react";
import { X } from "lucide-react";
import { CaptureScreen, toolClass } from "@treadclub/capture/screens/CaptureScreen.tsx";
import type { KeptPhotos } from "@treadclub/capture/screens/kept-photos";
import { nextShot } from "@treadclub/capture/screens/shots";
import { treadShots } from "@treadclub/capture/screens/tread-shots";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { pageTitleId } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { ScanQueue } from "#entities/scan/scan-queue.ts";
import { photoKey, shotIds, type ScanNote, type ShotId } from "#entities/scan/scan-note.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { CheckPhotos } from "./CheckPhotos.tsx";
import css from "./TakePhotos.module.css";

export interface TakePhotosProps {
  readonly vehicle: Vehicle;
  readonly position: TyrePosition;
  readonly queue: ScanQueue;
  /** What an earlier page left of this tyre. */
  readonly note: ScanNote | undefined;
  readonly paths: ConsumerPaths;
  readonly onHandedIn: (noteId: string) => void;
}

/** `shot` null: whichever is wanted next. */
type Step = { readonly name: "camera"; readonly shot: ShotId | null } | { readonly name: "review" };

/** Photo after photo, then all together. Every kept photo begins to travel while the next is taken. */
export function TakePhotos({ vehicle, position, queue, note, paths, onHandedIn }: TakePhotosProps): ReactElement {
  const t = useT();
  const [announced, setAnnounced] = useState("");
  const [step, setStep] = useState<Step>(() =>
    nextShot(treadShots, note?.slots ?? []) === null ? { name: "review" } : { name: "camera", shot: null },
  );
  const photos = useKeptPhotos({ vehicle, position, queue, note });
  const back = paths.makeScan(vehicle.id, position);
  const handIn = (mileage: number | null): void => {
    const { id } = queue.noteFor({ id: vehicle.id, number: vehicle.number }, position);
    onHandedIn(id);
    queue.handIn(id, mileage);
  };
  return (
    <>
      <p role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </p>
      {step.name === "review" && note && photos.list.length > 0 ? (
        <CheckPhotos
          vehicle={vehicle}
          photos={photos}
          note={note}
          queue={queue}
          back={back}
          onTake={(shot) => setStep({ name: "camera", shot })}
          onHandIn={handIn}
        />
      ) : (
        <div className={css.screen}>
          <CaptureScreen
            t={t}
            shots={treadShots}
            firstShot={step.name === "camera" ? step.shot : null}
            photos={photos}
            header={<Top vehicle={vehicle} position={position} back={back} />}
            doubtNote={t("scan.quality.note")}
            announce={setAnnounced}
            onReview={() => setStep({ name: "review" })}
          />
        </div>
      )}
    </>
  );
}

type Scanned = Pick<TakePhotosProps, "vehicle" | "position" | "queue" | "note">;

/** The photos of this tyre, as the capture screens take them. */
function useKeptPhotos({ vehicle, position, queue, note }: Scanned): KeptPhotos<ShotId> {
  const { id: vehicleId, number } = vehicle;
  const noteId = note?.id;
  const storage = useMemo(
    () => ({
      blobOf: async (shot: ShotId) => (noteId === undefined ? null : queue.blobOf(noteId, shot)),
      keep: (shot: ShotId, blob: Blob, isDoubted: boolean) =>
        queue.addPhoto(queue.noteFor({ id: vehicleId, number }, position).id, shot, blob, isDoubted),
    }),
    [queue, noteId, vehicleId, number, position],
  );
  const queued = queue.photos();
  const list = shotIds
    .filter((shot) => note?.slots.includes(shot))
    .map((shot) => {
      const photo = note && queued.find(({ key }) => key === photoKey(note, shot));
      return {
        shot,
        takenAtMs: photo?.takenAt.getTime() ?? 0,
        isDoubted: note?.doubted.includes(shot) === true,
        isRefused: photo?.state === "failed",
      };
    });
  return { ...storage, list };
}

function Top({ vehicle, position, back }: Pick<TakePhotosProps, "vehicle" | "position"> & { readonly back: string }) {
  const t = useT();
  return (
    <>
      <UiLink className={toolClass} href={back} data-back="any" aria-label={t("ui.page.back")}>
        <X aria-hidden="true" />
      </UiLink>
      <h1 id={pageTitleId} tabIndex={-1}>
        {t("capture.title", { tyre: t(`ui.position.${position}`) })}
      </h1>
      <Plate value={vehicle.number} size="small" />
    </>
  );
}
