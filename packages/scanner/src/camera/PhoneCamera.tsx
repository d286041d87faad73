import type { VNode } from "preact";
import { useId } from "preact/hooks";
import { useT } from "#scanner/kit/words.ts";
import { Icon } from "#scanner/pieces/Icon.tsx";
import css from "./phone-camera.module.css";

interface PhoneCameraProps {
  readonly onPhoto: (file: File) => void;
  readonly isBusy: boolean;
  readonly isMain?: boolean;
  /** Beside the shutter there is little room. */
  readonly isShort?: boolean;
}

/** The phone's own camera: the way out wherever there is no live one. */
export function PhoneCamera({ onPhoto, isBusy, isMain = false, isShort = false }: PhoneCameraProps): VNode {
  const t = useT();
  const id = useId();
  return (
    <span class={isMain ? css.fileMain : css.file}>
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
      <label for={id}>
        {!isShort && <Icon name="camera" />}
        {t(isShort ? "scanner.camera.phoneShort" : "scanner.camera.phone")}
      </label>
    </span>
  );
}
