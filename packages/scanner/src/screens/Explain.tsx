import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { useSource } from "#scanner/kit/store.ts";
import { useT } from "#scanner/kit/words.ts";
import { Button } from "@treadclub/capture/screens/Button.tsx";
import { Icon, type IconName } from "@treadclub/capture/screens/Icon.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import css from "./screens.module.css";

/** What will happen, how long it takes, and how sure the answer is. */
export function Explain({ scan }: { readonly scan: ScanController }): VNode {
  const t = useT();
  const { tyres, views } = useSource(scan.state);
  // While this is read, camera and upload arrive.
  useEffect(() => void scan.openPhotos().catch(() => undefined), [scan]);
  const points = [
    ["park", "scanner.explain.park"],
    ["turn", "scanner.explain.turn"],
    ["camera", "scanner.explain.photos"],
    ["user", "scanner.explain.read"],
  ] as const satisfies readonly (readonly [IconName, string])[];
  return (
    <Page
      title={t(tyres.length === 1 ? "scanner.explain.titleOne" : "scanner.explain.titleMany")}
      lead={t("scanner.explain.lead", { site: views[0]?.integrator ?? "" })}
      actions={
        <Button kind="main" onPress={scan.start}>
          {t("scanner.explain.start")}
        </Button>
      }
    >
      <ol class={css.points}>
        {points.map(([icon, key]) => (
          <li key={key}>
            <Icon name={icon} size={26} />
            {t(key)}
          </li>
        ))}
      </ol>
      <p class={css.note}>{t("scanner.explain.honest")}</p>
      <p class={css.small}>{t("scanner.explain.privacy")}</p>
    </Page>
  );
}
