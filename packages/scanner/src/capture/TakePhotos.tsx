import type { VNode } from "preact";
import { useContext } from "preact/hooks";
import { CaptureScreen, toolClass } from "@treadclub/capture/screens/CaptureScreen.tsx";
import { Icon } from "@treadclub/capture/screens/Icon.tsx";
import { measurementShots } from "@treadclub/capture/screens/tread-shots";
import { useT } from "#scanner/kit/words.ts";
import { announce } from "#scanner/pieces/Announcer.tsx";
import { LeaveButton } from "#scanner/pieces/Header.tsx";
import { useStepHeading } from "#scanner/pieces/Page.tsx";
import { ScanHeaderContext } from "#scanner/pieces/scan-header.ts";
import type { ShotId } from "#scanner/scan/photo-keys.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import type { Tyre } from "#scanner/scan/scan-state.ts";
import { tyreName } from "#scanner/screens/names.ts";
import { useKeptPhotos } from "#scanner/screens/use-kept-photos.ts";

interface TakePhotosProps {
  readonly scan: ScanController;
  readonly tyre: Tyre;
  /** Null: whichever is wanted next. */
  readonly shot: ShotId | null;
}

/** The camera for one tyre of the scan. */
export function TakePhotos({ scan, tyre, shot }: TakePhotosProps): VNode {
  const t = useT();
  const photos = useKeptPhotos(scan, tyre);
  return (
    <CaptureScreen
      t={t}
      shots={measurementShots}
      firstShot={shot}
      photos={photos}
      header={<Top scan={scan} tyre={tyre} hasPhotos={photos.list.length > 0} />}
      doubtNote={t("scanner.quality.note")}
      announce={announce}
      onReview={() => scan.dispatch({ kind: "check", id: tyre.id })}
    />
  );
}

interface TopProps {
  readonly scan: ScanController;
  readonly tyre: Tyre;
  readonly hasPhotos: boolean;
}

function Top({ scan, tyre, hasPhotos }: TopProps): VNode {
  const t = useT();
  const title = t("capture.title", { tyre: tyreName(t, tyre) });
  const heading = useStepHeading(title);
  const scanHeader = useContext(ScanHeaderContext);
  const hasWayBack = hasPhotos || scan.state.get().tyres.length > 1;
  return (
    <>
      {hasWayBack && (
        <button
          type="button"
          class={toolClass}
          aria-label={t("scanner.page.back")}
          onClick={() => scan.dispatch(hasPhotos ? { kind: "check", id: tyre.id } : { kind: "overview" })}
        >
          <Icon name="back" />
        </button>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {scanHeader?.onLeave && <LeaveButton onLeave={scanHeader.onLeave} hasHandedIn={scanHeader.hasHandedIn} />}
    </>
  );
}
