import type { Translate } from "@treadclub/texts/translate";
import type { View } from "#capture/view.ts";
import { Button, Spinner } from "./Button.tsx";
import css from "./CameraBar.module.css";
import { Icon } from "./Icon.tsx";
import { KeptPhoto } from "./KeptPhoto.tsx";
import type { KeptPhotos } from "./kept-photos.ts";
import { PhoneCamera } from "./PhoneCamera.tsx";
import { type Shot, visibleShots } from "./shots.ts";

interface CameraBarProps<Id extends string> {
  readonly t: Translate;
  readonly shots: readonly Shot<Id>[];
  readonly photos: KeptPhotos<Id>;
  readonly framed: Id;
  readonly isLive: boolean;
  readonly isDoubted: boolean;
  readonly isBusy: boolean;
  readonly onShoot: () => void;
  readonly onFile: (file: File) => void;
  readonly onChoose: (id: Id) => void;
  readonly onReview: () => void;
}

/** Within reach of the thumb: what is taken already, the shutter, and the way to the review. */
export function CameraBar<Id extends string>(props: CameraBarProps<Id>): View {
  const { t, isBusy, isDoubted } = props;
  return (
    <footer className={css.bar}>
      <Shots {...props} />
      {!isDoubted && <Actions {...props} />}
      <p className={css.hidden} role="status">
        {isBusy ? t("capture.working") : ""}
      </p>
    </footer>
  );
}

function Shots<Id extends string>({ t, shots, photos, framed, isBusy, onChoose }: CameraBarProps<Id>): View {
  const taken = photos.list.map(({ shot }) => shot);
  return (
    <ul className={css.shots} aria-label={t("capture.shots")}>
      {visibleShots(shots, taken, framed).map(({ id, name }) => {
        const photo = photos.list.find(({ shot }) => shot === id);
        return (
          <li key={id}>
            <button
              type="button"
              className={`${css.shot} ${id === framed ? css.framed : ""}`}
              aria-pressed={id === framed}
              disabled={isBusy}
              onClick={() => onChoose(id)}
            >
              <span className={css.thumb}>
                {photo && <KeptPhoto photos={photos} shot={id} takenAtMs={photo.takenAtMs} alt="" />}
                {photo && (
                  <span className={css.tick}>
                    <Icon name="check" size={16} />
                  </span>
                )}
              </span>
              <span>
                {t(name)}
                {photo && <span className={css.hidden}> {t("capture.done")}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Actions<Id extends string>(props: CameraBarProps<Id>): View | null {
  const { t, shots, photos, framed, isLive, isBusy, onShoot, onFile, onReview } = props;
  const count = photos.list.length;
  const shot = shots.find(({ id }) => id === framed);
  if (!isLive && count === 0) return null;
  const label = shot ? t("capture.take", { shot: t(shot.name) }) : "";
  return (
    <div className={css.actions}>
      <div className={css.sideAction}>{isLive && <PhoneCamera t={t} onPhoto={onFile} isBusy={isBusy} isShort />}</div>
      {isLive && (
        <button
          type="button"
          className={css.shutter}
          aria-label={label}
          title={label}
          aria-busy={isBusy}
          onClick={onShoot}
        >
          {isBusy && <Spinner />}
        </button>
      )}
      <div className={css.sideAction}>
        {count > 0 && (
          <Button small onPress={onReview}>
            {t("capture.check", { count })}
          </Button>
        )}
      </div>
    </div>
  );
}
