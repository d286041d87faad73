import type { ReactElement } from "react";
import { Send } from "lucide-react";
import type { KeptPhotos } from "@treadclub/capture/screens/kept-photos";
import { ReviewPhotos } from "@treadclub/capture/screens/ReviewPhotos.tsx";
import { treadShots } from "@treadclub/capture/screens/tread-shots";
import { bestPracticePath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { Page } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { useForm } from "#ui/use-form.ts";
import type { ScanQueue } from "#entities/scan/scan-queue.ts";
import type { ScanNote, ShotId } from "#entities/scan/scan-note.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";

interface CheckPhotosProps {
  readonly vehicle: Vehicle;
  readonly photos: KeptPhotos<ShotId>;
  readonly note: ScanNote;
  readonly queue: ScanQueue;
  readonly back: string;
  readonly onTake: (shot: ShotId) => void;
  readonly onHandIn: (mileage: number | null) => void;
}

/** All photos of the tyre together, the mileage, and the button that hands them in. */
export function CheckPhotos({ vehicle, photos, note, queue, back, onTake, onHandIn }: CheckPhotosProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const form = useForm({
    initial: { mileage: note.mileage },
    validate: ({ mileage }) => ({
      mileage: mileage !== null && !isMileage(mileage) ? t("scan.check.mileageWrong") : undefined,
    }),
    submit: async ({ mileage }) => onHandIn(mileage),
    keepAs: `scan-${note.id}`,
  });
  const hint =
    vehicle.mileage === null
      ? t("scan.check.mileageHint")
      : t("scan.check.mileageHintLast", { miles: format.miles(vehicle.mileage) });
  return (
    <Page
      title={t("scan.check.title")}
      lead={t("capture.review.lead")}
      width="narrow"
      back={{ href: back }}
      help={{ href: bestPracticePath }}
      badge={<Plate value={vehicle.number} size="small" />}
    >
      <h2>{t(`ui.position.${note.position}`)}</h2>
      <ReviewPhotos
        t={t}
        shots={treadShots}
        photos={photos}
        isDurable={queue.durable}
        onTake={onTake}
        onRemove={(shot) => void queue.removePhoto(note.id, shot)}
      />
      <Form
        form={form}
        submitLabel={t("capture.review.send", { count: photos.list.length })}
        submitIcon={<Send aria-hidden="true" />}
        note={t("scan.check.cost")}
      >
        <NumberField
          label={t("scan.check.mileage")}
          hint={hint}
          suffix={t("scan.check.miles")}
          optional
          {...form.field("mileage")}
        />
      </Form>
    </Page>
  );
}

const isMileage = (miles: number): boolean => Number.isInteger(miles) && miles >= 0 && miles <= 2_000_000;
