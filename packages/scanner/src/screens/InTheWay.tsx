import type { VNode } from "preact";
import { useT } from "#scanner/kit/words.ts";
import type { WayBack } from "#scanner/launch/return-address.ts";
import { Button, Spinner } from "@treadclub/capture/screens/Button.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import { type OpenTrouble, passesByItself } from "#scanner/scan/trouble.ts";
import css from "./screens.module.css";
import { BackLink } from "./WayBack.tsx";

interface InTheWayProps {
  readonly trouble: OpenTrouble;
  readonly way: WayBack | null;
  readonly site?: string | null;
}

/** What keeps the scan from going on: a sentence of its own for each, and the way back. */
export function InTheWay({ trouble, way, site = null }: InTheWayProps): VNode {
  const t = useT();
  const passes = passesByItself(trouble);
  return (
    <Page
      key={trouble}
      title={t(`scanner.trouble.${trouble}Title`)}
      lead={t(`scanner.trouble.${trouble}`)}
      actions={
        passes ? (
          <Button kind="main" icon="again" onPress={() => globalThis.location.reload()}>
            {t("scanner.trouble.tryNow")}
          </Button>
        ) : (
          <BackLink way={way} site={site} isMain />
        )
      }
    >
      {passes && (
        <p class={css.wait} role="status">
          <Spinner /> {t("scanner.page.opening")}
        </p>
      )}
    </Page>
  );
}
