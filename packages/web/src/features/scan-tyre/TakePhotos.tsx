import { useMemo, useState, type ReactElement } from "react";
import { X } from "lucide-react";
import { CaptureScreen, toolClass } from "@treadclub/capture/screens/CaptureScreen.tsx";
import type { KeptPhotos } from "@treadclub/capture/screens/kept-photos";
import { nextShot, type Shot } from "@treadclub/capture/screens/shots";
import { sidewallPairShots, sidewallShots } from "@treadclub/capture/screens/sidewall-shots";
import { treadShots } from "@treadclub/capture/screens/tread-shots";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { pageTitleId } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import type { ScanFlow } from "#entities/scan/scan-flow.ts";
import type { ScanQueue } from "#entities/scan/scan-queue.ts";
import {
  photoKey,
  shotIds,
  type HandInDetails,
  type ScanNote,
  type ScanSubject,
  type ShotId,
} from "#entities/scan/scan-note.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { ByHand } from "./ByHand.tsx";
import { CheckPhotos } from "./CheckPhotos.tsx";
import css from "./TakePhotos.module.css";

export interface TakePhotosProps {
  readonly flow: ScanFlow;
  readonly vehicle: Vehicle;
  readonly subject: ScanSubject;
  /** One tyre, or the two of a staggered fitment. */
  readonly tyres: readonly TyrePosition[];
  readonly queue: ScanQueue;
  /** What an earlier page left of this tyre. */
  readonly note: ScanNote | undefined;
  /** Depths are typed by hand, with one photo from the phone's files. */
  readonly isByHand: boolean;
  readonly onHandedIn: (noteId: string) => void;
}

/** `shot` null: whichever is wanted next. */
type Step = { readonly name: "camera"; readonly shot: ShotId | null } | { readonly name: "review" };

/** Photo after photo, then all together. Every kept photo begins to travel while the next is taken. */
export function TakePhotos(props: TakePhotosProps): ReactElement {
  const { flow, vehicle, subject, tyres, queue, note, isByHand, onHandedIn } = props;
  const t = useT();
  const [announced, setAnnounced] = useState("");
  const shots = shotsOf(subject, tyres);
  const [step, setStep] = useState<Step>(() =>
    nextShot(shots, note?.slots ?? []) === null ? { name: "review" } : { name: "camera", shot: null },
  );
  const photos = useKeptPhotos({ subject, queue, note });
  const back = flow.choose(vehicle.id, subject.position);
  const handIn = (details: HandInDetails): void => {
    const { id } = queue.noteFor(subject);
    onHandedIn(id);
    queue.handIn(id, details);
  };
  if (isByHand) return <ByHand flow={flow} subject={subject} photos={photos} note={note} onHandIn={handIn} />;
  return (
    <>
      <p role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </p>
      {step.name === "review" && note && photos.list.length > 0 ? (
        <CheckPhotos
          vehicle={vehicle}
          tyres={tyres}
          shots={shots}
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
            shots={shots}
            firstShot={step.name === "camera" ? step.shot : null}
            photos={photos}
            header={<Top vehicle={vehicle} position={subject.position} back={back} />}
            doubtNote={t(flow.memberId === null ? "scan.quality.note" : "scan.member.doubt")}
            announce={setAnnounced}
            onReview={() => setStep({ name: "review" })}
          />
        </div>
      )}
    </>
  );
}

function shotsOf({ type }: ScanSubject, tyres: readonly TyrePosition[]): readonly [Shot<ShotId>, ...Shot<ShotId>[]] {
  if (type === "tyre") return treadShots;
  return tyres.length > 1 ? sidewallPairShots : sidewallShots;
}

/** The photos of this tyre, as the capture screens take them. */
function useKeptPhotos({
  subject,
  queue,
  note,
}: Pick<TakePhotosProps, "subject" | "queue" | "note">): KeptPhotos<ShotId> {
  const noteId = note?.id;
  const { type, position, memberId } = subject;
  const { id: vehicleId, number } = subject.vehicle;
  const storage = useMemo(
    () => ({
      blobOf: async (shot: ShotId) => (noteId === undefined ? null : queue.blobOf(noteId, shot)),
      keep: (shot: ShotId, blob: Blob, isDoubted: boolean) => {
        const { id } = queue.noteFor({ type, position, memberId, vehicle: { id: vehicleId, number } });
        return queue.addPhoto(id, shot, blob, isDoubted);
      },
    }),
    [queue, noteId, type, position, memberId, vehicleId, number],
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

interface TopProps {
  readonly vehicle: Vehicle;
  readonly position: TyrePosition;
  readonly back: string;
}

function Top({ vehicle, position, back }: TopProps): ReactElement {
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
