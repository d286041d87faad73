import { useRef, useState, type ReactElement } from "react";
import { ImagePlus, Trash2 } from "lucide-react";
import { readPhotoFile, TooLargePhotoError } from "@treadclub/capture/photo-file";
import { createUpload } from "@treadclub/capture/upload";
import { useT } from "#kit/i18n.ts";
import { useUser } from "#kit/session.ts";
import { tokenOf } from "#entities/scan/scan-access.ts";
import { Button } from "#ui/Button.tsx";
import { FieldGroup } from "#ui/Field.tsx";
import type { FieldBinding } from "#ui/field-binding.ts";
import type { DraftPicture } from "./deal-draft.ts";
import css from "./ManageDeals.module.css";

type Trouble = "pictureTooLarge" | "pictureUnreadable" | "pictureFailed";

/** One picture from the computer or the phone, made smaller and sent at once. */
export function PictureField({ id, value, error, onChange }: FieldBinding<DraftPicture | null>): ReactElement {
  const t = useT();
  const picker = useRef<HTMLInputElement>(null);
  const { send, busy, trouble } = useSendPicture(onChange);
  return (
    <FieldGroup
      id={id}
      label={t("office.deals.picture")}
      hint={t("office.deals.pictureHint")}
      error={trouble ? t(`office.deals.${trouble}`) : error}
      optional
    >
      {value && <img className={css.thumbnail} src={value.url} alt="" width={value.width} height={value.height} />}
      <div className={css.tools}>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label={t("office.deals.choosePicture")}
          onChange={({ currentTarget: input }) => {
            const [file] = input.files ?? [];
            // The same picture may be chosen once more.
            input.value = "";
            if (file) void send(file);
          }}
        />
        <Button id={id} busy={busy} icon={<ImagePlus aria-hidden="true" />} onClick={() => picker.current?.click()}>
          {t(value ? "office.deals.otherPicture" : "office.deals.choosePicture")}
        </Button>
        {value && (
          <Button kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => onChange(null)}>
            {t("office.deals.removePicture")}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}

function useSendPicture(onChange: (picture: DraftPicture) => void) {
  const user = useUser();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const { blob } = await readPhotoFile(file);
      const { width, height } = await createImageBitmap(blob);
      const upload = createUpload({
        file: blob,
        name: "deal.jpg",
        authorisation: (refused) => tokenOf(user.id, refused),
      });
      upload.start();
      const { uploadId } = await upload.done;
      onChange({ url: URL.createObjectURL(blob), width, height, uploadId });
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
