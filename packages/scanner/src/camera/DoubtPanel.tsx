import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useT } from "#scanner/kit/words.ts";
import { Button } from "#scanner/pieces/Button.tsx";
import type { PhotoSlot } from "#scanner/scan/slots.ts";
import css from "./doubt.module.css";
import type { NewPhoto } from "./new-photo.ts";

interface DoubtPanelProps {
  readonly photo: NewPhoto;
  readonly slot: PhotoSlot;
  readonly onAgain: () => void;
  readonly onAnyway: () => Promise<void>;
}

/** A photo that may be hard to read: why, and what to do. It can be used anyway. */
export function DoubtPanel({ photo, slot, onAgain, onAnyway }: DoubtPanelProps): VNode {
  const t = useT();
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    const made = URL.createObjectURL(photo.blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo.blob]);
  return (
    <main class={css.doubt}>
      {url !== null && <img class={css.doubtPhoto} src={url} alt={t(`scanner.camera.slot.${slot}`)} />}
      <div class={css.doubtWords}>
        <h2 ref={title} tabIndex={-1}>
          {t("scanner.quality.title")}
        </h2>
        <ul>
          {photo.problems.map((problem) => (
            <li key={problem}>{t(`scanner.quality.${problem}`)}</li>
          ))}
        </ul>
        <p class={css.small}>{t("scanner.quality.note")}</p>
        <div class={css.doubtActions}>
          <Button kind="main" icon="again" onPress={onAgain}>
            {t("scanner.quality.retake")}
          </Button>
          <Button
            busy={isBusy}
            onPress={() => {
              setBusy(true);
              void onAnyway();
            }}
          >
            {t("scanner.quality.anyway")}
          </Button>
        </div>
      </div>
    </main>
  );
}
