import { ImageUp } from "lucide-react";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { Button } from "#ui/Button.tsx";
import { FieldGroup } from "#ui/Field.tsx";
import css from "./Reward.module.css";

interface PictureFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly choose: string;
  readonly file: File | null;
  /** What is shown now; null for none. */
  readonly shown: string | null;
  readonly onChange: (file: File) => void;
}

/** Chooses a picture, and shows it before it is sent. */
export function PictureField(props: PictureFieldProps): ReactElement {
  const { id, label, hint, error, choose, file, shown, onChange } = props;
  const preview = usePreview(file) ?? shown;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional>
      <div className={css.picture}>
        {preview && <img src={preview} alt="" className={css.preview} />}
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label={choose}
          onChange={({ currentTarget: input }) => {
            const [chosen] = input.files ?? [];
            // The same file may be chosen once more.
            input.value = "";
            if (chosen) onChange(chosen);
          }}
        />
        <Button id={id} small icon={<ImageUp aria-hidden="true" />} onClick={() => picker.current?.click()}>
          {choose}
        </Button>
      </div>
    </FieldGroup>
  );
}

function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
