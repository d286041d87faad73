import { use, useMemo, Suspense, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
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
  const { path, side } = use(drawing(text));
  return useMemo(
    () => (
      <svg viewBox={`-2 -2 ${side + 4} ${side + 4}`} shapeRendering="crispEdges" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    ),
    [path, side],
  );
}

interface Drawing {
  readonly path: string;
  readonly side: number;
}
const drawings = new Map<string, Promise<Drawing>>();

/** Drawn once per text; the same promise comes back while React waits for it. */
function drawing(text: string): Promise<Drawing> {
  const known = drawings.get(text);
  if (known) return known;
  const made = draw(text);
  drawings.set(text, made);
  return made;
}

async function draw(text: string): Promise<Drawing> {
  const { create } = await import("qrcode");
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const side = modules.size;
  const dark = Array.from({ length: side * side }, (_, at) => at).filter((at) => modules.data[at]);
  return { side, path: dark.map((at) => `M${at % side} ${Math.floor(at / side)}h1v1h-1z`).join("") };
}
