import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { CopyButton } from "#ui/CopyButton.tsx";

/** Copies an address to the clipboard. */
export function CopyLink({ link }: { readonly link: string }): ReactElement {
  const t = useT();
  return <CopyButton text={link} label={t("office.copy.link")} done={t("office.copy.done")} />;
}
