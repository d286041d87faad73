import { openCamera, showCamera, type Camera } from "@treadclub/capture/camera";
import { scannedVoucher } from "@treadclub/rules/till";
import { Camera as CameraIcon, CameraOff } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { openQrReader, type QrReader } from "./qr-reader.ts";
import css from "./ScanQr.module.css";

/** What a voucher's QR code holds; `id` is missing where it is a bare code. */
export type Scanned = NonNullable<ReturnType<typeof scannedVoucher>>;

const everyMs = 200;

/** Reads a voucher's QR code with the phone's camera; the camera opens with a tap and closes with the first voucher. */
export function ScanQr({ onVoucher }: { readonly onVoucher: (found: Scanned) => void }): ReactElement {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [isBarred, setBarred] = useState(false);
  return (
    <div className={css.scan}>
      {isOpen && (
        <LiveScan
          onVoucher={(found) => {
            setOpen(false);
            onVoucher(found);
          }}
          onTrouble={() => {
            setOpen(false);
            setBarred(true);
          }}
        />
      )}
      {isBarred && (
        <p role="alert" className={css.trouble}>
          {t("till.scanTrouble")}
        </p>
      )}
      <Button
        kind={isOpen ? undefined : "main"}
        wide
        icon={isOpen ? <CameraOff aria-hidden="true" /> : <CameraIcon aria-hidden="true" />}
        onClick={() => {
          setBarred(false);
          setOpen(!isOpen);
        }}
      >
        {t(isOpen ? "till.scanStop" : "till.scan")}
      </Button>
    </div>
  );
}

interface LiveScanProps {
  readonly onVoucher: (found: Scanned) => void;
  readonly onTrouble: () => void;
}

function LiveScan({ onVoucher, onTrouble }: LiveScanProps): ReactElement {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [word, setWord] = useState<"scanStarting" | "scanHint" | "scanOther">("scanStarting");
  const found = useEffectEvent((text: string): boolean => {
    const voucher = scannedVoucher(text);
    if (voucher) onVoucher(voucher);
    else setWord("scanOther");
    return voucher !== null;
  });
  const failed = useEffectEvent(onTrouble);
  useEffect(() => {
    const stopper = new AbortController();
    const screen = video.current;
    const run = async (): Promise<void> => {
      const [camera, reader] = await Promise.all([openCamera({ signal: stopper.signal }), openQrReader()]);
      if (screen === null || stopper.signal.aborted) return;
      await showCamera(screen, camera.stream);
      setWord("scanHint");
      camera.onEnded(() => failed());
      await look({ screen, camera, reader, signal: stopper.signal, found });
    };
    void run().catch(() => (stopper.signal.aborted ? undefined : failed()));
    return () => stopper.abort();
  }, []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the camera's picture, without sound */}
      <video ref={video} className={css.picture} muted playsInline aria-label={t("till.scanHint")} />
      <p role="status">{t(`till.${word}`)}</p>
    </>
  );
}

interface Look {
  readonly screen: HTMLVideoElement;
  readonly camera: Camera;
  readonly reader: QrReader;
  readonly signal: AbortSignal;
  readonly found: (text: string) => boolean;
}

/** Looks at the picture again and again until it shows a voucher or is stopped. */
async function look({ screen, camera, reader, signal, found }: Look): Promise<void> {
  while (!signal.aborted) {
    // A single picture that cannot be read is no trouble: the next one comes.
    const codes = await reader.detect(screen).catch(() => []);
    if (!signal.aborted && codes.some(({ rawValue }) => found(rawValue))) return camera.close();
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
