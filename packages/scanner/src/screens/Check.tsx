import type { VNode } from "preact";
import { ReviewPhotos } from "@treadclub/capture/screens/ReviewPhotos.tsx";
import { measurementShots } from "@treadclub/capture/screens/tread-shots";
import type { Translate } from "@treadclub/texts/translate";
import { useSource } from "#scanner/kit/store.ts";
import { oneDecimal, useT } from "#scanner/kit/words.ts";
import type { Reading } from "#scanner/launch/reading.ts";
import { announce } from "#scanner/pieces/Announcer.tsx";
import { Button } from "@treadclub/capture/screens/Button.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import type { ShotId } from "#scanner/scan/photo-keys.ts";
import type { Tyre } from "#scanner/scan/scan-state.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import css from "./Check.module.css";
import { tyreName, tyreNameInside } from "./names.ts";
import { TroubleNote } from "./TroubleNote.tsx";
import { useKeptPhotos } from "./use-kept-photos.ts";

/** The photos of one tyre together, the driver's own reading, and the button that hands them in. */
export function Check({ scan, tyre }: { readonly scan: ScanController; readonly tyre: Tyre }): VNode {
  const t = useT();
  const { refused, tyres } = useSource(scan.state);
  const photos = useKeptPhotos(scan, tyre);
  const count = photos.list.length;
  const trouble = refused[tyre.id];
  const takePhoto = (shot: ShotId | null): void => scan.dispatch({ kind: "take", id: tyre.id, shot });
  const send = (): void => {
    announce(t("scanner.check.sent", { tyre: tyreName(t, tyre) }));
    scan.send(tyre);
  };
  return (
    <Page
      title={t("scanner.check.title", { tyre: tyreName(t, tyre) })}
      lead={t("capture.review.lead")}
      actions={
        <>
          {count > 0 ? (
            <Button kind="main" icon="send" onPress={send}>
              {t("capture.review.send", { count })}
            </Button>
          ) : (
            <Button kind="main" icon="camera" onPress={() => takePhoto(null)}>
              {t("scanner.tyres.next", { tyre: tyreNameInside(t, tyre) })}
            </Button>
          )}
          {tyres.length > 1 && (
            <Button kind="quiet" icon="back" onPress={() => scan.dispatch({ kind: "overview" })}>
              {t("scanner.tyres.title")}
            </Button>
          )}
        </>
      }
    >
      {trouble && <TroubleNote trouble={trouble} />}
      <ReviewPhotos
        t={t}
        shots={measurementShots}
        photos={photos}
        isDurable={scan.photos.get()?.durable !== false}
        onTake={takePhoto}
        onRemove={(shot) => void scan.photos.get()?.remove(tyre.session, tyre.id, shot)}
      />
      <OwnReading scan={scan} tyre={tyre} />
    </Page>
  );
}

function OwnReading({ scan, tyre }: { readonly scan: ScanController; readonly tyre: Tyre }): VNode {
  const t = useT();
  const reading = scan.record().readings[tyre.id];
  return (
    <section class={css.reading}>
      <p>{reading ? readingText(t, reading) : t("scanner.check.readingHint")}</p>
      <Button small icon="gauge" onPress={() => scan.dispatch({ kind: "reading", id: tyre.id })}>
        {t(reading ? "scanner.check.changeReading" : "scanner.check.reading")}
      </Button>
    </section>
  );
}

function readingText(t: Translate, reading: Reading): string {
  if (reading.kind === "gauge") {
    const mm = (value: number): string => oneDecimal(value, t.locale);
    const [inner, middle, outer] = [mm(reading.inner_mm), mm(reading.middle_mm), mm(reading.outer_mm)];
    return t("scanner.check.readingGauge", { inner, middle, outer });
  }
  const word = (isHidden: boolean): string => t(isHidden ? "scanner.check.yes" : "scanner.check.no");
  const { inner_hidden, middle_hidden, outer_hidden } = reading;
  const words = { inner: word(inner_hidden), middle: word(middle_hidden), outer: word(outer_hidden) };
  return t("scanner.check.readingCoin", words);
}
