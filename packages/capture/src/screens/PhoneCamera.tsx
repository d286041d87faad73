import type { Translate } from "@treadclub/texts/translate";
import { useId, type View } from "#capture/view.ts";
import { Icon } from "./Icon.tsx";
import css from "./PhoneCamera.module.css";

interface PhoneCameraProps {
  readonly t: Translate;
  readonly onPhoto: (file: File) => void;
  readonly isBusy: boolean;
  readonly isMain?: boolean;
  /** Beside the shutter there is little room. */
  readonly isShort?: boolean;
}

/** The phone's own camera: the way out wherever there is no live one. */
export function PhoneCamera({ t, onPhoto, isBusy, isMain = false, isShort = false }: PhoneCameraProps): View {
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
          const input = event.currentTarget;
          const [file] = input.files ?? [];
          // The same photo may be chosen once more.
          input.value = "";
          if (file) onPhoto(file);
        }}
      />
      <label htmlFor={id}>
        {!isShort && <Icon name="camera" />}
        {t(isShort ? "capture.phoneShort" : "capture.phone")}
      </label>
    </span>
  );
}
