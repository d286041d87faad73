import { useEffect, useState, type ReactElement } from "react";
import { passwordMinimum } from "#kit/field-checks.ts";
import { useT } from "#kit/i18n.ts";
import type { FieldBinding } from "#ui/field-binding.ts";
import { PasswordField } from "#ui/PasswordField.tsx";
import { isWeak, loadCommonPasswords } from "./weak-password.ts";

interface ChosenPasswordProps extends FieldBinding<string> {
  readonly label: string;
  readonly hint: string;
}

/** A new password; one that is long enough and easily guessed is named as soon as it is typed. */
export function ChosenPassword({ error, ...field }: ChosenPasswordProps): ReactElement {
  const t = useT();
  const [, setLoaded] = useState(false);
  const isTyping = field.value !== "";
  useEffect(() => {
    if (isTyping) void loadCommonPasswords().then(() => setLoaded(true));
  }, [isTyping]);
  const weak = field.value.length >= passwordMinimum && isWeak(field.value);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      error={error ?? (weak ? t("base.field.password_common") : undefined)}
    />
  );
}
