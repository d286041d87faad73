import type { ReactElement } from "react";
import { Send } from "lucide-react";
import type { KeptPhotos } from "@treadclub/capture/screens/kept-photos";
import { ReviewPhotos } from "@treadclub/capture/screens/ReviewPhotos.tsx";
import type { Shot } from "@treadclub/capture/screens/shots";
import { isSidewallEmpty } from "@treadclub/rules/sidewall";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { bestPracticePath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { Page } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { scanName } from "#entities/scan/scan-name.ts";
import type { ScanQueue } from "#entities/scan/scan-queue.ts";
import { positionsOf, type HandInDetails, type ScanNote, type ShotId } from "#entities/scan/scan-note.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { TypedSidewalls } from "./TypedSidewalls.tsx";
import { AddReading } from "./ReadingFields.tsx";
import { readingOf } from "./reading-draft.ts";
import { useCheckForm } from "./use-check-form.ts";

interface CheckPhotosProps {
  readonly vehicle: Vehicle;
  readonly tyres: readonly TyrePosition[];
  readonly shots: readonly Shot<ShotId>[];
  readonly photos: KeptPhotos<ShotId>;
  readonly note: ScanNote;
  readonly queue: ScanQueue;
  readonly back: string;
  readonly onTake: (shot: ShotId) => void;
  readonly onHandIn: (details: HandInDetails) => void;
}

/** All photos together, what may be typed beside them, and the button that hands them in. */
export function CheckPhotos(props: CheckPhotosProps): ReactElement {
  const { vehicle, tyres, shots, photos, note, queue, back, onTake, onHandIn } = props;
  const t = useT();
  const format = useFormat();
  const isSidewall = note.type === "sidewall";
  const form = useCheckForm(note, isSidewall ? tyres : [], ({ mileage, walls, own }) => {
    const pictured = positionsOf(note);
    const typed = walls
      .map(({ position, ...text }) => ({ position, text }))
      .filter(({ position, text }) => pictured.includes(position) && !isSidewallEmpty(text));
    onHandIn({ mileage, typed, reading: readingOf(own) });
  });
  const hint =
    vehicle.mileage === null
      ? t("scan.check.mileageHint")
      : t("scan.check.mileageHintLast", { miles: format.miles(vehicle.mileage) });
  return (
    <Page
      title={t("scan.check.title")}
      lead={t(isSidewall ? "scan.sidewall.check.lead" : "capture.review.lead")}
      width="narrow"
      back={{ href: back }}
      help={{ href: bestPracticePath }}
      badge={<Plate value={vehicle.number} size="small" />}
    >
      <h2>{scanName(note, t)}</h2>
      <ReviewPhotos
        t={t}
        shots={shots}
        photos={photos}
        isDurable={queue.durable}
        missing={isSidewall ? t("scan.sidewall.check.missing") : undefined}
        onTake={onTake}
        onRemove={(shot) => void queue.removePhoto(note.id, shot)}
      />
      <Form
        form={form}
        submitLabel={t("capture.review.send", { count: photos.list.length })}
        submitIcon={<Send aria-hidden="true" />}
        note={t(note.memberId === null ? "scan.check.cost" : "scan.member.free")}
      >
        <TypedSidewalls rows={form.rows("walls").rows} />
        {!isSidewall && note.memberId === null && <AddReading scope={form.group("own")} />}
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
