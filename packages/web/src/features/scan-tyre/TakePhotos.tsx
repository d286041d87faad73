import { useState, type ReactElement } from "react";
import { CaptureScreen } from "@treadclub/capture/screens/CaptureScreen.tsx";
import { nextShot, type Shot } from "@treadclub/capture/screens/shots";
import { sidewallPairShots, sidewallShots } from "@treadclub/capture/screens/sidewall-shots";
import { treadShots } from "@treadclub/capture/screens/tread-shots";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import type { ScanFlow } from "#entities/scan/scan-flow.ts";
import type { ScanQueue } from "#entities/scan/scan-queue.ts";
import type { HandInDetails, ScanNote, ScanSubject, ShotId } from "#entities/scan/scan-note.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { ByHand } from "./ByHand.tsx";
import { CameraTop } from "./CameraTop.tsx";
import { CheckPhotos } from "./CheckPhotos.tsx";
import css from "./TakePhotos.module.css";
import { useKeptPhotos } from "./use-kept-photos.ts";

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
            header={
              <CameraTop
                title={t("capture.title", { tyre: t(`ui.position.${subject.position}`) })}
                plate={vehicle.number}
                back={back}
              />
            }
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
