import { useSyncExternalStore, type ReactElement, type ReactNode } from "react";
import { currentT, onTranslateChange, TranslateContext } from "#kit/i18n.ts";
import { LinkContext } from "#ui/UiLink.tsx";
import { RouterLink } from "./RouterLink.tsx";

/** What every screen stands on: words and links. */
export function Providers({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useSyncExternalStore(onTranslateChange, currentT, currentT);
  return (
    <TranslateContext value={t}>
      <LinkContext value={RouterLink}>{children}</LinkContext>
    </TranslateContext>
  );
}
