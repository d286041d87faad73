import type { Dispatch, ReactElement } from "react";
import { Send } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { Page } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { useForm } from "#ui/use-form.ts";
import { bestPracticePath } from "#entities/consumer/consumer-paths.ts";
import type { ScanDesk } from "#entities/scan/scan-desk.ts";
import { photoSlots, type PhotoSlot, type ScanNote } from "#entities/scan/scan-note.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { nextSlot, type DraftEvent, type ScanDraft } from "./scan-draft.ts";
import { SlotPhoto } from "./SlotPhoto.tsx";
import css from "./CheckPhotos.module.css";

interface CheckPhotosProps {
  readonly vehicle: Vehicle;
  readonly draft: ScanDraft;
  readonly dispatch: Dispatch<DraftEvent>;
  readonly note: ScanNote;
  readonly desk: ScanDesk;
  readonly back: string;
  readonly onHandIn: (mileage: number | null) => void;
}

/** All photos of the tyre together, the mileage, and the button that hands them in. */
export function CheckPhotos({ vehicle, draft, dispatch, note, desk, back, onHandIn }: CheckPhotosProps): ReactElement {
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
      : `${t("scan.check.mileageHint")} ${t("driver.cars.milesNow", { miles: format.miles(vehicle.mileage) })}.`;
  return (
    <Page
      title={t("scan.check.title")}
      lead={t("scan.check.lead")}
      width="narrow"
      back={{ href: back }}
      help={{ href: bestPracticePath }}
      badge={<Plate value={vehicle.number} size="small" />}
    >
      <h2>{t(`ui.position.${note.position}`)}</h2>
      <ul className={css.photos}>
        {photoSlots
          .filter((slot) => draft.taken.includes(slot))
          .map((slot) => (
            <TakenPhoto key={slot} slot={slot} note={note} desk={desk} dispatch={dispatch} />
          ))}
      </ul>
      <MorePhotos draft={draft} dispatch={dispatch} />
      {!desk.durable && <p role="alert">{t("scan.check.noStore")}</p>}
      <Form
        form={form}
        submitLabel={t("scan.check.send", { count: draft.taken.length })}
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

function MorePhotos({ draft, dispatch }: Pick<CheckPhotosProps, "draft" | "dispatch">): ReactElement | null {
  const t = useT();
  const missing = nextSlot(draft.taken);
  const slot = missing ?? (draft.taken.includes("extra") ? null : "extra");
  if (slot === null) return null;
  return (
    <div className={css.more}>
      {missing !== null && <p>{t("scan.check.missing")}</p>}
      <Button small onClick={() => dispatch({ kind: "choose", slot })}>
        {t("scan.check.add", { slot: t(`scan.camera.slot.${slot}`) })}
      </Button>
    </div>
  );
}

interface TakenPhotoProps extends Pick<CheckPhotosProps, "note" | "desk" | "dispatch"> {
  readonly slot: PhotoSlot;
}

function TakenPhoto({ slot, note, desk, dispatch }: TakenPhotoProps): ReactElement {
  const t = useT();
  const name = t(`scan.camera.slot.${slot}`);
  const remove = (): void => {
    dispatch({ kind: "remove", slot });
    void desk.removePhoto(note.id, slot);
  };
  return (
    <li className={css.photo}>
      <div className={css.frame}>
        <SlotPhoto desk={desk} note={note} slot={slot} alt={name} />
      </div>
      <div className={css.under}>
        <span className={css.name}>{name}</span>
        {note.doubted.includes(slot) && <StateBadge tone="soon">{t("scan.check.anyway")}</StateBadge>}
        <span className={css.buttons}>
          <Button
            kind="quiet"
            small
            aria-label={t("scan.check.retake", { slot: name })}
            onClick={() => dispatch({ kind: "choose", slot })}
          >
            {t("scan.quality.retake")}
          </Button>
          <Button kind="quiet" small aria-label={t("scan.check.remove", { slot: name })} onClick={remove}>
            {t("scan.check.removeShort")}
          </Button>
        </span>
      </div>
    </li>
  );
}
