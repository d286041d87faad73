import type { VNode } from "preact";
import { useT } from "#scanner/kit/words.ts";
import { Icon } from "@treadclub/capture/screens/Icon.tsx";
import type { Trouble } from "#scanner/scan/trouble.ts";
import css from "./screens.module.css";

/** Why a tyre came back from being handed in. */
export function TroubleNote({ trouble }: { readonly trouble: Trouble }): VNode {
  const t = useT();
  return (
    <div class={css.trouble} role="alert">
      <Icon name="warning" />
      <p>
        <strong>{t(`scanner.trouble.${trouble}Title`)}</strong>
        <br />
        {t(`scanner.trouble.${trouble}`)}
      </p>
    </div>
  );
}
