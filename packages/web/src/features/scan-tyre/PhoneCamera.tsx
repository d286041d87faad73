import { useId, type ReactElement } from "react";
import { ImageUp } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import css from "./PhoneCamera.module.css";

interface PhoneCameraProps {
  readonly onPhoto: (file: File) => void;
  readonly isBusy: boolean;
  readonly isMain?: boolean;
}

/** The phone's own camera: the way out wherever there is no live one. */
export function PhoneCamera({ onPhoto, isBusy, isMain = false }: PhoneCameraProps): ReactElement {
  const t = useT();
  const id = useId();
  return (
    <span className={isMain ? css.fileMain : css.file}>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same photo may be chosen once more.
          event.target.value = "";
          if (file) onPhoto(file);
        }}
      />
      <label htmlFor={id}>
        <ImageUp aria-hidden="true" size={20} />
        {t("scan.camera.phoneCamera")}
      </label>
    </span>
  );
}
