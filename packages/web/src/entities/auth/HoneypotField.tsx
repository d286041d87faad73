import type { ReactElement } from "react";
import { currentT, useT } from "#kit/i18n.ts";
import type { FieldBinding } from "#ui/field-binding.ts";
import { TextField } from "#ui/TextField.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";

/** A field that nobody sees, so that only machines fill it in. Where something of the browser did, it shows itself, to be emptied. */
export function HoneypotField(binding: FieldBinding<string>): ReactElement {
  const t = useT();
  if (binding.error) return <TextField label={t("entry.ownHand.label")} autoComplete="off" {...binding} />;
  return (
    <VisuallyHidden>
      <input
        id={binding.id}
        name={binding.name}
        value={binding.value}
        onChange={(event) => binding.onChange(event.target.value)}
        autoComplete="off"
        tabIndex={-1}
        aria-hidden
        data-1p-ignore
        data-lpignore="true"
      />
    </VisuallyHidden>
  );
}

export const ownHandProblem = (homepage: string): string | undefined =>
  homepage === "" ? undefined : currentT()("base.field.own_hand");
