import { Tooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";
import buttons from "../Button.module.css";
import { useTopLayer } from "../top-layer.ts";
import popup from "./popup.module.css";

interface TipButtonProps {
  /** What it does, in words: read aloud, and shown on hover and on focus. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly onClick: () => void;
}

/** A button with an icon alone, whose tip also the keyboard sees; disabled it keeps the focus. */
export function TipButton({ label, icon, disabled, onClick }: TipButtonProps): ReactElement {
  const container = useTopLayer() ?? undefined;
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        delay={400}
        className={buttons.iconButton}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
      >
        <span className={buttons.icon}>{icon}</span>
      </Tooltip.Trigger>
      <Tooltip.Portal container={container}>
        <Tooltip.Positioner className={popup.positioner} sideOffset={6}>
          <Tooltip.Popup className={cx(popup.popup, popup.tip)} aria-hidden="true">
            {label}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
