import { Download } from "lucide-react";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { isCode } from "#kit/errors.ts";
import { formatNumber } from "#kit/format.ts";
import { currentT, useT } from "#kit/i18n.ts";
import { saveAs } from "#kit/save-as.ts";
import { Button } from "#ui/Button.tsx";
import { Section, Stack } from "#ui/Card.tsx";
import { problemText } from "#ui/problem-text.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { toast } from "#ui/toast.ts";
import { BrokenOff, downloadMyData, fileName } from "./download.ts";

/** Everything that is stored about oneself, as a file. */
export function DownloadSection(): ReactElement {
  const t = useT();
  const { bytes, start, stop } = useDownload();
  return (
    <Section title={t("account.data.download")} lead={t("account.data.downloadText")} id="download">
      {bytes === null ? (
        <div>
          <Button icon={<Download aria-hidden="true" />} onClick={() => void start()}>
            {t("account.data.downloadGo")}
          </Button>
        </div>
      ) : (
        <Stack>
          <ProgressBar
            label={t("account.data.downloading")}
            share={null}
            detail={t("account.data.downloadSoFar", { size: formatNumber(Math.round(bytes / 100_000) / 10, t.locale) })}
          />
          <div>
            <Button onClick={stop}>{t("account.data.downloadStop")}</Button>
          </div>
        </Stack>
      )}
    </Section>
  );
}

interface Downloading {
  /** So far; null while nothing is on its way. */
  readonly bytes: number | null;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** One download at a time; leaving the page ends it. */
function useDownload(): Downloading {
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = (): void => {
    running.current?.abort();
    running.current = null;
    setBytes(null);
  };
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setBytes(0);
    try {
      const file = await downloadMyData({ signal, onBytes: setBytes });
      const name = fileName(new Date());
      saveAs(file, name);
      toast.success(currentT()("account.data.downloaded", { name }));
    } catch (error) {
      if (!signal.aborted) toast.error(wordsFor(error));
    } finally {
      if (!signal.aborted) setBytes(null);
    }
  };
  return { bytes, start, stop };
}

function wordsFor(error: unknown): string {
  const t = currentT();
  if (error instanceof BrokenOff) return t("account.data.downloadBroken");
  return isCode(error, "RATE_LIMITED") ? t("account.data.downloadLimit") : problemText(error);
}
