import type { VNode } from "preact";
import { useT } from "#scanner/kit/words.ts";
import { cx } from "#scanner/kit/cx.ts";
import { Button, Spinner } from "#scanner/pieces/Button.tsx";
import { Icon } from "#scanner/pieces/Icon.tsx";
import { photosOf, slotsOf } from "#scanner/scan/photo-desk.ts";
import { type PhotoSlot, photoSlots, wantedSlots } from "#scanner/scan/slots.ts";
import type { Tyre } from "#scanner/scan/scan-state.ts";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";
import { Photo } from "#scanner/screens/Photo.tsx";
import { usePhotos } from "#scanner/screens/use-photos.ts";
import css from "./bar.module.css";
import { PhoneCamera } from "./PhoneCamera.tsx";

interface CameraBarProps {
  readonly desk: ScanDesk;
  readonly tyre: Tyre;
  readonly slot: PhotoSlot;
  readonly isLive: boolean;
  readonly isDoubted: boolean;
  readonly isBusy: boolean;
  readonly onShoot: () => void;
  readonly onFile: (file: File) => void;
  readonly onSlot: (slot: PhotoSlot) => void;
}

/** At the thumb: what is taken already, the button that takes, and the way on. */
export function CameraBar(props: CameraBarProps): VNode {
  const t = useT();
  return (
    <footer class={css.bar}>
      <Slots {...props} />
      {!props.isDoubted && <Actions {...props} />}
      <p class="unseen" role="status">
        {props.isBusy ? t("scanner.camera.working") : ""}
      </p>
    </footer>
  );
}

function Slots({ desk, tyre, slot, isBusy, onSlot }: CameraBarProps): VNode {
  const t = useT();
  const photos = photosOf(usePhotos(desk), tyre.id);
  const shown = photoSlots.filter(
    (one) => wantedSlots.some((wanted) => wanted === one) || one === slot || photos.some((photo) => photo.slot === one),
  );
  return (
    <ul class={css.slots} aria-label={t("scanner.camera.slots")}>
      {shown.map((one) => {
        const photo = photos.find((taken) => taken.slot === one);
        return (
          <li key={one}>
            <button
              type="button"
              class={cx(css.slot, one === slot && css.framed)}
              aria-pressed={one === slot}
              disabled={isBusy}
              onClick={() => onSlot(one)}
            >
              <span class={css.thumb}>
                {photo && <Photo desk={desk} photo={photo} alt="" />}
                {photo && (
                  <span class={css.tick}>
                    <Icon name="check" size={16} />
                  </span>
                )}
              </span>
              <span>
                {t(`scanner.camera.slot.${one}`)}
                {photo && <span class="unseen"> {t("scanner.camera.there")}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Actions({ desk, tyre, slot, isLive, isBusy, onShoot, onFile }: CameraBarProps): VNode | null {
  const t = useT();
  const taken = slotsOf(usePhotos(desk), tyre.id);
  if (!isLive && taken.length === 0) return null;
  const label = t("scanner.camera.take", { slot: t(`scanner.camera.slot.${slot}`) });
  return (
    <div class={css.actions}>
      <div class={css.sideAction}>{isLive && <PhoneCamera onPhoto={onFile} isBusy={isBusy} isShort />}</div>
      {isLive && (
        <button type="button" class={css.shutter} aria-label={label} title={label} aria-busy={isBusy} onClick={onShoot}>
          {isBusy && <Spinner />}
        </button>
      )}
      <div class={css.sideAction}>
        {taken.length > 0 && (
          <Button small onPress={() => desk.dispatch({ kind: "check", id: tyre.id })}>
            {t("scanner.camera.check", { count: taken.length })}
          </Button>
        )}
      </div>
    </div>
  );
}
