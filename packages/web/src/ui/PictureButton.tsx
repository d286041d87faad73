import { useRef, type ReactElement } from "react";
import { Button, type ButtonProps } from "./Button.tsx";

interface PictureButtonProps extends Pick<ButtonProps, "id" | "small" | "kind" | "busy" | "icon"> {
  readonly label: string;
  readonly onChoose: (file: File) => void;
}

/** Chooses a picture among the files of this device; a phone also offers its camera. */
export function PictureButton({ label, onChoose, ...look }: PictureButtonProps): ReactElement {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          // The same file may be chosen once more.
          input.value = "";
          if (file) onChoose(file);
        }}
      />
      <Button {...look} onClick={() => picker.current?.click()}>
        {label}
      </Button>
    </>
  );
}
