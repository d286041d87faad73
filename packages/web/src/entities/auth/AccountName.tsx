import type { ReactElement } from "react";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";

/** Gives password managers the user name of a form that shows it only as text. */
export function AccountName({ email }: { readonly email: string }): ReactElement {
  return (
    <VisuallyHidden>
      <input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
    </VisuallyHidden>
  );
}
