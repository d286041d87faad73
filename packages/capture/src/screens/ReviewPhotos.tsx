import type { Translate } from "@treadclub/texts/translate";
import type { View } from "#capture/view.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { KeptPhoto as Picture } from "./KeptPhoto.tsx";
import type { KeptPhoto, KeptPhotos } from "./kept-photos.ts";
import css from "./ReviewPhotos.module.css";
import { nextShot, type Shot, shotToAdd } from "./shots.ts";

interface ReviewPhotosProps<Id extends string> {
  readonly t: Translate;
  readonly shots: readonly Shot<Id>[];
  readonly photos: KeptPhotos<Id>;
  /** False when this browser keeps nothing beyond the page. */
  readonly isDurable: boolean;
  /** What to say while a wanted photo is missing; else that edges need close-ups. */
  readonly missing?: string | undefined;
  /** Back to the camera, for this shot. */
  readonly onTake: (shot: Id) => void;
  readonly onRemove: (shot: Id) => void;
}

/** All photos of a tyre together: retake, remove, or add one. Heading and send button are the caller's. */
export function ReviewPhotos<Id extends string>(props: ReviewPhotosProps<Id>): View {
  const { t, shots, photos, isDurable } = props;
  return (
    <>
      <ul className={css.photos}>
        {photos.list.map((photo) => (
          <Photo key={photo.shot} {...props} photo={photo} name={nameOf(t, shots, photo.shot)} />
        ))}
      </ul>
      <MorePhotos {...props} />
      {!isDurable && <p role="alert">{t("capture.review.notKept")}</p>}
    </>
  );
}

interface PhotoProps<Id extends string> extends ReviewPhotosProps<Id> {
  readonly photo: KeptPhoto<Id>;
  readonly name: string;
}

function Photo<Id extends string>({ t, photos, photo, name, onTake, onRemove }: PhotoProps<Id>): View {
  const { shot, takenAtMs, isDoubted, isRefused } = photo;
  return (
    <li className={css.photo}>
      <div className={css.frame}>
        <Picture photos={photos} shot={shot} takenAtMs={takenAtMs} alt={name} />
      </div>
      <p className={css.name}>{name}</p>
      {(isRefused === true || isDoubted === true) && (
        <p className={isRefused === true ? css.refused : css.doubted}>
          <Icon name="warning" size={18} />{" "}
          {t(isRefused === true ? "capture.review.refused" : "capture.review.doubted")}
        </p>
      )}
      <div className={css.buttons}>
        <Button small kind="quiet" label={t("capture.review.retake", { shot: name })} onPress={() => onTake(shot)}>
          {t("capture.review.retakeShort")}
        </Button>
        <Button small kind="quiet" label={t("capture.review.remove", { shot: name })} onPress={() => onRemove(shot)}>
          {t("capture.review.removeShort")}
        </Button>
      </div>
    </li>
  );
}

function MorePhotos<Id extends string>({ t, shots, photos, missing, onTake }: ReviewPhotosProps<Id>): View | null {
  const taken = photos.list.map(({ shot }) => shot);
  const add = shotToAdd(shots, taken);
  if (add === null) return null;
  const isMissing = nextShot(shots, taken) !== null;
  return (
    <div className={css.more}>
      {isMissing && taken.length > 0 && <p>{missing ?? t("capture.review.missing")}</p>}
      <Button small icon="camera" onPress={() => onTake(add)}>
        {isMissing ? t("capture.review.add", { shot: nameOf(t, shots, add) }) : t("capture.review.addMore")}
      </Button>
    </div>
  );
}

function nameOf<Id extends string>(t: Translate, shots: readonly Shot<Id>[], id: Id): string {
  const shot = shots.find((one) => one.id === id);
  return shot ? t(shot.name) : "";
}
