import type { VNode } from "preact";
import { useT } from "#scanner/kit/words.ts";
import { Icon } from "@treadclub/capture/screens/Icon.tsx";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import type { Trouble } from "#scanner/scan/trouble.ts";
import css from "#scanner/screens/screens.module.css";
import { usePhotos } from "#scanner/screens/use-kept-photos.ts";

/** Shows that the connection or the service is away; everything resumes by itself. */
export function Banner({ scan, trouble }: { readonly scan: ScanController; readonly trouble: Trouble | null }): VNode {
  const t = useT();
  const isPaused = usePhotos(scan).some(({ state }) => state === "paused");
  const word = bannerOf(trouble, isPaused);
  return (
    <div role="status">
      {word && (
        <p class={css.banner}>
          <Icon name="warning" size={20} /> {t(`scanner.banner.${word}`)}
        </p>
      )}
    </div>
  );
}

function bannerOf(trouble: Trouble | null, isPaused: boolean): "offline" | "server" | "busy" | null {
  if (trouble === "server" || trouble === "busy") return trouble;
  return trouble === "offline" || isPaused ? "offline" : null;
}
