import type { ReactElement } from "react";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";

/** Tells password managers whose password a form is about, where the page says it in words. */
export function AccountName({ email }: { readonly email: string }): ReactElement {
  return (
    <VisuallyHidden>
      <input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
    </VisuallyHidden>
  );
}
