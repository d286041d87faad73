import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { useT } from "#scanner/kit/words.ts";
import { Page } from "#scanner/pieces/Page.tsx";
import { photosOf, sendingOf } from "#scanner/scan/photo-queues.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import css from "./Done.module.css";
import { usePhotos } from "./use-kept-photos.ts";
import { useScreenOn } from "./use-screen-on.ts";

/** The last photos are on their way. */
export function Sending({ scan, ids }: { readonly scan: ScanController; readonly ids: readonly number[] }): VNode {
  const t = useT();
  const photos = usePhotos(scan);
  useScreenOn();
  // After a reload nothing else has asked for them.
  useEffect(() => void scan.openPhotos().catch(() => undefined), [scan]);
  const sizes = ids.map((id) => photosOf(photos, id).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const parts = ids.map((id) => sendingOf(photos, id));
  const percent =
    total === 0 ? 0 : Math.floor(parts.reduce((sum, part, at) => sum + part.percent * (sizes[at] ?? 0), 0) / total);
  return (
    <Page title={t("scanner.done.sendingTitle")} lead={t("scanner.done.sendingLead")}>
      <div class={css.sending}>
        <progress class={css.bar} max={100} value={percent} aria-label={t("scanner.done.sendingTitle")} />
        <p class={css.percent} aria-hidden="true">
          {t("scanner.done.percent", { percent })}
        </p>
        <p class="unseen" role="status">
          {t("scanner.done.percent", { percent: Math.floor(percent / 25) * 25 })}
        </p>
      </div>
    </Page>
  );
}
