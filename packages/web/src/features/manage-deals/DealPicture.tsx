import { useState, type ReactElement } from "react";
import { readPhotoFile, TooLargePhotoError } from "@treadclub/capture/photo-file";
import { useT } from "#kit/i18n.ts";
import { useUploadPicture } from "#kit/use-upload-picture.ts";
import type { FieldBinding } from "#ui/field-binding.ts";
import { PictureField } from "#ui/PictureField.tsx";
import type { DraftPicture } from "./deal-draft.ts";

type Trouble = "pictureTooLarge" | "pictureUnreadable" | "pictureFailed";

/** One picture from the computer or the phone, made smaller and sent at once. */
export function DealPicture({ id, value, error, onChange }: FieldBinding<DraftPicture | null>): ReactElement {
  const t = useT();
  const { send, busy, trouble } = useSendPicture(onChange);
  return (
    <PictureField
      id={id}
      label={t("office.deals.picture")}
      hint={t("office.deals.pictureHint")}
      error={trouble ? t(`office.deals.${trouble}`) : error}
      chooseLabel={t(value ? "office.deals.otherPicture" : "office.deals.choosePicture")}
      busy={busy}
      shown={value?.url ?? null}
      onChoose={(file) => void send(file)}
      remove={value && { label: t("office.deals.removePicture"), onRemove: () => onChange(null) }}
    />
  );
}

function useSendPicture(onChange: (picture: DraftPicture) => void) {
  const upload = useUploadPicture();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const { blob } = await readPhotoFile(file);
      const { width, height } = await createImageBitmap(blob);
      onChange({ url: URL.createObjectURL(blob), width, height, uploadId: await upload(blob, "deal.jpg") });
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, trouble };
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof TooLargePhotoError) return "pictureTooLarge";
  return error instanceof Error && error.name === "UnreadablePhotoError" ? "pictureUnreadable" : "pictureFailed";
}
