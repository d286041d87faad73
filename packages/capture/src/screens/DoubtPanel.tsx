import type { Translate } from "@treadclub/texts/translate";
import { useEffect, useRef, useState, type View } from "#capture/view.ts";
import type { PhotoFile } from "../photo-file.ts";
import { Button } from "./Button.tsx";
import css from "./DoubtPanel.module.css";
import { useBlobUrl } from "./use-blob-url.ts";

interface DoubtPanelProps {
  readonly t: Translate;
  readonly photo: PhotoFile;
  readonly name: string;
  readonly note: string;
  readonly onRetake: () => void;
  readonly onAccept: () => Promise<void>;
}

/** A photo that may be hard to read: why, and what to do. It can be used anyway. */
export function DoubtPanel({ t, photo, name, note, onRetake, onAccept }: DoubtPanelProps): View {
  const url = useBlobUrl(photo.blob);
  const [isBusy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main className={css.doubt}>
      {url !== null && <img className={css.doubtPhoto} src={url} alt={name} />}
      <div className={css.doubtWords}>
        <h2 ref={title} tabIndex={-1}>
          {t("capture.quality.title")}
        </h2>
        <ul>
          {photo.problems.map((problem) => (
            <li key={problem}>{t(`capture.quality.${problem}`)}</li>
          ))}
        </ul>
        <p className={css.small}>{note}</p>
        <div className={css.doubtActions}>
          <Button kind="main" icon="again" onPress={onRetake}>
            {t("capture.quality.retake")}
          </Button>
          <Button
            busy={isBusy}
            onPress={() => {
              setBusy(true);
              void onAccept();
            }}
          >
            {t("capture.quality.anyway")}
          </Button>
        </div>
      </div>
    </main>
  );
}
