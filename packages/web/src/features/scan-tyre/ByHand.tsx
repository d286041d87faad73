import type { ReactElement } from "react";
import { Camera, Send } from "lucide-react";
import { readPhotoFile } from "@treadclub/capture/photo-file";
import type { KeptPhotos } from "@treadclub/capture/screens/kept-photos";
import { KeptPhoto } from "@treadclub/capture/screens/KeptPhoto.tsx";
import { usePhotoCapture } from "@treadclub/capture/screens/use-photo-capture";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { FieldGroup } from "#ui/Field.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { PictureButton } from "#ui/PictureButton.tsx";
import { Plate } from "#ui/Plate.tsx";
import { useForm } from "#ui/use-form.ts";
import type { ScanFlow } from "#entities/scan/scan-flow.ts";
import { scanName } from "#entities/scan/scan-name.ts";
import type { HandInDetails, ScanNote, ScanSubject, ShotId } from "#entities/scan/scan-note.ts";
import { draftOf, readingOf, readingProblems, type ReadingDraft } from "./reading-draft.ts";
import { ReadingFields } from "./ReadingFields.tsx";
import css from "./TakePhotos.module.css";

interface ByHandProps {
  readonly flow: ScanFlow;
  readonly subject: ScanSubject;
  readonly photos: KeptPhotos<ShotId>;
  readonly note: ScanNote | undefined;
  readonly onHandIn: (details: HandInDetails) => void;
}

interface HandDraft {
  readonly own: ReadingDraft;
  /** Whether there is one; it lies in the queue. */
  readonly photo: boolean;
}

/** For those who cannot manage the camera: depths typed by hand and one photo from the phone's files. An ordinary scan. */
export function ByHand({ flow, subject, photos, note, onHandIn }: ByHandProps): ReactElement {
  const t = useT();
  const hasPhoto = photos.list.length > 0;
  const form = useForm<HandDraft>({
    initial: { own: draftOf(note?.reading ?? null), photo: false },
    validate: ({ own }) => ({
      ...readingProblems(own, false, t),
      photo: hasPhoto ? undefined : t("scan.own.hand.needPhoto"),
    }),
    submit: async ({ own }) => onHandIn({ mileage: note?.mileage ?? null, typed: [], reading: readingOf(own) }),
    keepAs: `by-hand-${subject.vehicle.id}-${subject.position}`,
  });
  const { id, position } = { id: subject.vehicle.id, position: subject.position };
  return (
    <Page
      title={t("scan.own.hand.title")}
      lead={t("scan.own.hand.lead")}
      width="narrow"
      back={{ href: flow.choose(id, position) }}
      badge={<Plate value={subject.vehicle.number} size="small" />}
    >
      <h2>{scanName(subject, t)}</h2>
      <Form
        form={form}
        submitLabel={t("scan.own.hand.send")}
        submitIcon={<Send aria-hidden="true" />}
        note={t("scan.check.cost")}
        secondary={
          <ButtonLink kind="quiet" href={flow.camera(id, position)}>
            {t("scan.own.hand.camera")}
          </ButtonLink>
        }
      >
        <ReadingFields scope={form.group("own")} />
        <PhotoField binding={form.field("photo")} photos={photos} />
      </Form>
    </Page>
  );
}

interface PhotoFieldProps {
  readonly binding: {
    readonly id: string;
    readonly error?: string | undefined;
    readonly onChange: (is: boolean) => void;
  };
  readonly photos: KeptPhotos<ShotId>;
}

/** The phone asks by itself whether to take a photo or to choose one. */
function PhotoField({ binding, photos }: PhotoFieldProps): ReactElement {
  const t = useT();
  const { isBusy, trouble, run } = usePhotoCapture();
  const isThere = photos.list.length > 0;
  const problem = trouble === null ? binding.error : t(`capture.${trouble}`);
  const keep = (file: File): void =>
    void run(async () => {
      const { blob, problems } = await readPhotoFile(file);
      await photos.keep("whole", blob, problems.length > 0);
      binding.onChange(true);
    });
  return (
    <FieldGroup
      id={binding.id}
      label={t("scan.own.hand.photo")}
      hint={t("scan.own.hand.photoHint")}
      error={isThere && trouble === null ? undefined : problem}
    >
      <div className={css.photo}>
        {photos.list.map(({ shot, takenAtMs }) => (
          <KeptPhoto key={shot} photos={photos} shot={shot} takenAtMs={takenAtMs} alt={t("scan.own.hand.alt")} />
        ))}
        <PictureButton
          id={binding.id}
          label={t(isThere ? "scan.own.hand.other" : "scan.own.hand.choose")}
          busy={isBusy}
          icon={<Camera aria-hidden="true" />}
          onChoose={keep}
        />
      </div>
    </FieldGroup>
  );
}
