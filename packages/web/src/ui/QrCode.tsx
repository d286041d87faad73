import { use, useMemo, Suspense, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { qrDrawing } from "./qr-drawing.ts";
import css from "./QrCode.module.css";

interface QrCodeProps {
  /** What it holds, usually an address. */
  readonly text: string;
  /** What it is for, by ear; the text itself is said without it. */
  readonly label?: string | undefined;
  readonly size?: "small" | "normal" | "large" | undefined;
}

/** A QR code in ink on white, in both themes: cameras want it so. Its library loads when one is shown. */
export function QrCode({ text, label, size = "normal" }: QrCodeProps): ReactElement {
  const t = useT();
  return (
    <span className={`${css.code} ${css[size]}`} role="img" aria-label={label ?? t("ui.qr.label", { text })}>
      <Suspense fallback={null}>
        <Modules text={text} />
      </Suspense>
    </span>
  );
}

function Modules({ text }: { readonly text: string }): ReactElement {
  const { path, side } = use(qrDrawing(text));
  return useMemo(
    () => (
      <svg viewBox={`-2 -2 ${side + 4} ${side + 4}`} shapeRendering="crispEdges" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    ),
    [path, side],
  );
}
