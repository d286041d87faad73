import { ImagePlus, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "./Button.tsx";
import { FieldGroup } from "./Field.tsx";
import type { FieldWords } from "./field-binding.ts";
import { PictureButton } from "./PictureButton.tsx";
import css from "./PictureField.module.css";

interface PictureFieldProps extends Pick<FieldWords, "label" | "hint"> {
  readonly id: string;
  readonly error?: string | undefined;
  readonly chooseLabel: string;
  readonly busy?: boolean | undefined;
  /** The address of the picture that stands now; null for none to show. */
  readonly shown: string | null;
  readonly onChoose: (file: File) => void;
  /** The way to do without a picture, where there is one. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void } | null;
}

/** A picture that may be left out: shown, chosen, and removed where it can be. */
export function PictureField(props: PictureFieldProps): ReactElement {
  const { id, label, hint, error, chooseLabel, busy, shown, onChoose, remove } = props;
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional>
      <div className={css.field}>
        {shown !== null && <img className={css.shown} src={shown} alt="" />}
        <PictureButton
          id={id}
          busy={busy}
          icon={<ImagePlus aria-hidden="true" />}
          label={chooseLabel}
          onChoose={onChoose}
        />
        {remove && (
          <Button kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={remove.onRemove}>
            {remove.label}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
