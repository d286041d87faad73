import type { Translate } from "@treadclub/texts/translate";
import { useEffect, useRef, useState, type View } from "#capture/view.ts";
import type { PhotoDoubt } from "../quality.ts";
import { Button } from "./Button.tsx";
import css from "./DoubtPanel.module.css";
import { useBlobUrl } from "./use-blob-url.ts";

interface DoubtPanelProps {
  readonly t: Translate;
  readonly blob: Blob;
  readonly doubts: readonly PhotoDoubt[];
  readonly name: string;
  readonly note: string;
  readonly onRetake: () => void;
  readonly onAccept: () => Promise<void>;
}

const ofSubject: readonly PhotoDoubt[] = [
  "no_tyre",
  "no_grooves",
  "little_tread",
  "sideways",
  "same_photo",
  "other_tyre",
];

const isAboutSubject = (doubts: readonly PhotoDoubt[]): boolean => doubts.every((doubt) => ofSubject.includes(doubt));

/** A photo that may be hard to read or show something else: why, and what to do. It can be used anyway. */
export function DoubtPanel({ t, blob, doubts, name, note, onRetake, onAccept }: DoubtPanelProps): View {
  const url = useBlobUrl(blob);
  const [isBusy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main className={css.doubt}>
      {url !== null && <img className={css.doubtPhoto} src={url} alt={name} />}
      <div className={css.doubtWords}>
        <h2 ref={title} tabIndex={-1}>
          {t(isAboutSubject(doubts) ? "capture.quality.subject" : "capture.quality.title")}
        </h2>
        <ul>
          {doubts.map((doubt) => (
            <li key={doubt}>{t(`capture.quality.${doubt}`)}</li>
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
