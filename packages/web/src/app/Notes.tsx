import { useSyncExternalStore, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { isServiceAway, onServiceAway } from "#kit/unavailable.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { isNewBuildReady, laterBuild, onBuildCheck } from "./build-check.ts";
import css from "./Notes.module.css";
import { isOnline, onOnline } from "./online.ts";
import { loadNewBuild } from "./worker-link.ts";

/** What holds for the whole application right now: no connection, a service that is away, a new version. */
export function Notes(): ReactElement {
  const t = useT();
  const online = useSyncExternalStore(onOnline, isOnline, () => true);
  const isAway = useSyncExternalStore(onServiceAway, isServiceAway, () => false);
  const isOutdated = useSyncExternalStore(onBuildCheck, isNewBuildReady, () => false);
  return (
    <>
      {!online && <Banner kind="offline" />}
      {online && isAway && <Banner kind="away" />}
      {isOutdated && (
        <Banner
          kind="version"
          action={
            <span className={css.actions}>
              <Button small onClick={() => void loadNewBuild()}>
                {t("ui.banner.reload")}
              </Button>
              <Button small kind="quiet" onClick={laterBuild}>
                {t("ui.banner.later")}
              </Button>
            </span>
          }
        />
      )}
    </>
  );
}
