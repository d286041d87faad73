import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useT } from "#scanner/kit/words.ts";
import { Confirm } from "#scanner/pieces/Confirm.tsx";
import { type Tyre, isHandedIn, tyresToScan } from "#scanner/scan/scan-state.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import { tyreNameInside } from "./names.ts";

interface SkipTyreProps {
  readonly scan: ScanController;
  readonly tyre: Tyre;
  readonly onClose: () => void;
  /** It was the last one and nothing was handed in. */
  readonly onEnded: () => void;
}

export function SkipTyre({ scan, tyre, onClose, onEnded }: SkipTyreProps): VNode {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const state = scan.state.get();
  const isLast = tyresToScan(state).length === 1 && state.sending.length === 0 && !state.tyres.some(isHandedIn);
  const skip = async (): Promise<void> => {
    setBusy(true);
    await scan.skip(tyre).catch(() => scan.refresh().catch(() => undefined));
    onClose();
    if (scan.state.get().step.name === "ended") onEnded();
  };
  return (
    <Confirm
      title={t("scanner.skip.title", { tyre: tyreNameInside(t, tyre) })}
      yes={t("scanner.skip.yes")}
      no={t("scanner.skip.no")}
      busy={isBusy}
      onYes={() => void skip()}
      onNo={onClose}
    >
      <p>{t(isLast ? "scanner.skip.last" : "scanner.skip.text")}</p>
    </Confirm>
  );
}
