import type { VNode } from "preact";
import type { QueuedPhoto } from "@treadclub/capture/queue";
import type { Translate } from "@treadclub/texts/translate";
import { useSource } from "#scanner/kit/store.ts";
import { oneDecimal, useT } from "#scanner/kit/words.ts";
import type { Reading } from "#scanner/launch/reading.ts";
import { announce } from "#scanner/pieces/Announcer.tsx";
import { Button } from "#scanner/pieces/Button.tsx";
import { Icon } from "#scanner/pieces/Icon.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import { photosOf, slotsOf } from "#scanner/scan/photo-desk.ts";
import { type PhotoSlot, isPhotoSlot, nextSlot, slotToAdd } from "#scanner/scan/slots.ts";
import type { Tyre } from "#scanner/scan/scan-state.ts";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";
import css from "./Check.module.css";
import { tyreName } from "./names.ts";
import { Photo } from "./Photo.tsx";
import { TroubleNote } from "./TroubleNote.tsx";
import { usePhotos } from "./use-photos.ts";

/** The photos of one tyre together, the driver's own reading, and the button that hands them in. */
export function Check({ desk, tyre }: { readonly desk: ScanDesk; readonly tyre: Tyre }): VNode {
  const t = useT();
  const { refused, tyres } = useSource(desk.state);
  const all = usePhotos(desk);
  const photos = photosOf(all, tyre.id);
  const taken = slotsOf(all, tyre.id);
  const trouble = refused[tyre.id];
  const toAdd = slotToAdd(taken);
  const takePhoto = (slot: PhotoSlot | null): void => desk.dispatch({ kind: "take", id: tyre.id, slot });
  const send = (): void => {
    announce(t("scanner.check.sent", { tyre: tyreName(t, tyre) }));
    desk.send(tyre);
  };
  return (
    <Page
      title={t("scanner.check.title", { tyre: tyreName(t, tyre) })}
      lead={t("scanner.check.lead")}
      actions={
        <>
          {photos.length > 0 ? (
            <Button kind="main" icon="send" onPress={send}>
              {t("scanner.check.send", { count: photos.length })}
            </Button>
          ) : (
            <Button kind="main" icon="camera" onPress={() => takePhoto(null)}>
              {t("scanner.tyres.next", { tyre: tyreName(t, tyre) })}
            </Button>
          )}
          {tyres.length > 1 && (
            <Button kind="quiet" icon="back" onPress={() => desk.dispatch({ kind: "overview" })}>
              {t("scanner.tyres.title")}
            </Button>
          )}
        </>
      }
    >
      {trouble && <TroubleNote trouble={trouble} />}
      <ul class={css.photos}>
        {photos.map((photo) => (
          <Taken key={photo.key} desk={desk} tyre={tyre} photo={photo} onAgain={takePhoto} />
        ))}
      </ul>
      {toAdd !== null && (
        <div class={css.more}>
          {photos.length > 0 && nextSlot(taken) !== null && <p>{t("scanner.check.few")}</p>}
          <Button small icon="camera" onPress={() => takePhoto(toAdd)}>
            {nextSlot(taken) === null
              ? t("scanner.check.addMore")
              : t("scanner.check.add", { slot: t(`scanner.camera.slot.${toAdd}`) })}
          </Button>
        </div>
      )}
      <OwnReading desk={desk} tyre={tyre} />
      {desk.photos.get()?.durable === false && <p role="alert">{t("scanner.check.noStore")}</p>}
    </Page>
  );
}

interface TakenProps {
  readonly desk: ScanDesk;
  readonly tyre: Tyre;
  readonly photo: QueuedPhoto;
  readonly onAgain: (slot: PhotoSlot) => void;
}

function Taken({ desk, tyre, photo, onAgain }: TakenProps): VNode | null {
  const t = useT();
  const { slot } = photo;
  if (!isPhotoSlot(slot)) return null;
  const name = t(`scanner.camera.slot.${slot}`);
  return (
    <li class={css.photo}>
      <div class={css.frame}>
        <Photo desk={desk} photo={photo} alt={name} />
      </div>
      <p class={css.name}>{name}</p>
      {photo.state === "failed" && (
        <p class={css.refused}>
          <Icon name="warning" size={18} /> {t("scanner.trouble.photoTitle")}
        </p>
      )}
      <div class={css.buttons}>
        <Button small kind="quiet" label={t("scanner.check.retake", { slot: name })} onPress={() => onAgain(slot)}>
          {t("scanner.check.retakeShort")}
        </Button>
        <Button
          small
          kind="quiet"
          label={t("scanner.check.remove", { slot: name })}
          onPress={() => void desk.photos.get()?.remove(tyre.session, tyre.id, slot)}
        >
          {t("scanner.check.removeShort")}
        </Button>
      </div>
    </li>
  );
}

function OwnReading({ desk, tyre }: { readonly desk: ScanDesk; readonly tyre: Tyre }): VNode {
  const t = useT();
  const reading = desk.record().readings[tyre.id];
  return (
    <section class={css.reading}>
      <p>{reading ? readingText(t, reading) : t("scanner.check.readingHint")}</p>
      <Button small icon="gauge" onPress={() => desk.dispatch({ kind: "reading", id: tyre.id })}>
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
