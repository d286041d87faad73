import { useEffect, useRef, useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import type { Doubted } from "./scan-draft.ts";
import { useBlobUrl } from "./use-blob-url.ts";
import css from "./DoubtPanel.module.css";

interface DoubtPanelProps {
  readonly doubted: Doubted;
  readonly onRetake: () => void;
  readonly onAnyway: (doubted: Doubted) => Promise<void>;
}

/** A photo that may be hard to read: why, and what to do. It can be used anyway. */
export function DoubtPanel({ doubted, onRetake, onAnyway }: DoubtPanelProps): ReactElement {
  const t = useT();
  const url = useBlobUrl(doubted.blob);
  const [isBusy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const anyway = async (): Promise<void> => {
    setBusy(true);
    await onAnyway(doubted);
  };
  return (
    <div className={css.doubt}>
      {url !== null && <img className={css.doubtPhoto} src={url} alt={t(`scan.camera.slot.${doubted.slot}`)} />}
      <div className={css.doubtWords}>
        <h2 ref={title} tabIndex={-1}>
          {t("scan.quality.title")}
        </h2>
        <ul>
          {doubted.problems.map((problem) => (
            <li key={problem}>{t(`scan.quality.${problem}`)}</li>
          ))}
        </ul>
        <div className={css.doubtActions}>
          <Button kind="main" onClick={onRetake}>
            {t("scan.quality.retake")}
          </Button>
          <Button busy={isBusy} onClick={() => void anyway()}>
            {t("scan.quality.anyway")}
          </Button>
        </div>
        <p className={css.small}>{t("scan.quality.note")}</p>
      </div>
    </div>
  );
}
