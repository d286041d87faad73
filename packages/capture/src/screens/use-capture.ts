import type { Translate } from "@treadclub/texts/translate";
import { useEffect, useRef, useState } from "#capture/view.ts";
import type { PhotoFile } from "../photo-file.ts";
import type { PhotoDoubt, SubjectFigures } from "../quality.ts";
import { doubtBeside, doubtOfTread } from "../subject.ts";
import type { KeptPhotos } from "./kept-photos.ts";
import { type Shot, shotAfter, shotToAdd } from "./shots.ts";
import { type PhotoTrouble, usePhotoCapture } from "./use-photo-capture.ts";

export interface CaptureTask<Id extends string> {
  readonly t: Translate;
  readonly shots: readonly [Shot<Id>, ...Shot<Id>[]];
  /** Null: whichever is wanted next. */
  readonly firstShot: Id | null;
  readonly photos: KeptPhotos<Id>;
  /** Announces something to screen readers; outlives the camera. */
  readonly announce: (text: string) => void;
  readonly onReview: () => void;
}

/** A photo with at least one doubt. */
interface DoubtedPhoto extends PhotoFile {
  readonly doubts: readonly PhotoDoubt[];
}

interface Capture<Id extends string> {
  /** What is framed now. */
  readonly shot: Shot<Id>;
  readonly choose: (id: Id) => void;
  /** A photo that may be hard to read or show something else: taken again, or used anyway. */
  readonly doubted: DoubtedPhoto | null;
  readonly retake: () => void;
  readonly acceptDoubted: () => Promise<void>;
  readonly isBusy: boolean;
  readonly trouble: PhotoTrouble | null;
  /** Takes a photo, judges it, and keeps it unless there is a doubt. */
  readonly take: (make: () => Promise<PhotoFile>) => void;
}

/** Takes the shots of one tyre, one after the other. */
export function useCapture<Id extends string>(task: CaptureTask<Id>): Capture<Id> {
  const { t, shots, firstShot, photos } = task;
  const taken = photos.list.map(({ shot }) => shot);
  const [chosen, setChosen] = useState<Id | null>(firstShot);
  useEffect(() => setChosen(firstShot), [firstShot]);
  const [fallback] = shots;
  const framed = chosen ?? shotToAdd(shots, taken);
  const shot = shots.find(({ id }) => id === framed) ?? fallback;
  const [doubted, setDoubted] = useState<DoubtedPhoto | null>(null);
  const subjects = useRef(new Map<Id, SubjectFigures>());
  const { isBusy, trouble, run } = usePhotoCapture();
  const keep = async ({ blob, subject }: PhotoFile, isDoubted: boolean): Promise<void> => {
    await photos.keep(shot.id, blob, isDoubted);
    if (subject && shot.subject) subjects.current.set(shot.id, subject);
    setDoubted(null);
    task.announce(t("capture.taken", { shot: t(shot.name) }));
    const next = shotAfter(shots, taken, shot.id);
    setChosen(next);
    if (next === null) task.onReview();
  };
  return {
    shot,
    choose(id) {
      setDoubted(null);
      setChosen(id);
    },
    doubted,
    retake: () => setDoubted(null),
    acceptDoubted: () => run(async () => (doubted ? keep(doubted, true) : undefined)),
    isBusy,
    trouble,
    take: (make) =>
      void run(async () => {
        const made = await make();
        const doubts = doubtsAbout(made, shot, subjects.current);
        if (doubts.length === 0) await keep(made, false);
        else setDoubted({ ...made, doubts });
      }),
  };
}

/** What a photo shows is judged only where it can be read. */
function doubtsAbout<Id extends string>(
  { problems, subject, isChosen }: PhotoFile,
  shot: Shot<Id>,
  subjects: ReadonlyMap<Id, SubjectFigures>,
): readonly PhotoDoubt[] {
  if (problems.length > 0 || !subject || !shot.subject) return problems;
  const others = [...subjects].filter(([id]) => id !== shot.id).map(([, figures]) => figures);
  const doubt = doubtOfTread(subject) ?? doubtBeside(subject, others, isChosen);
  return doubt ? [doubt] : [];
}
