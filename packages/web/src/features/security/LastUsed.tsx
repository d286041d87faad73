import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { RelativeTime } from "#ui/DateText.tsx";
import { Sentence } from "#ui/Sentence.tsx";

/** When a passkey or a session was used last. */
export function LastUsed({ at }: { readonly at: string }): ReactElement {
  const t = useT();
  return (
    <Sentence
      write={(when) => t("account.shared.lastUsed", { when })}
      nodes={[<RelativeTime key="when" value={at} />]}
    />
  );
}
