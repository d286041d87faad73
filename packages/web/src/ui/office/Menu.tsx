import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Ellipsis } from "lucide-react";
import { useRef, type ReactElement, type ReactNode } from "react";
import { buttonClass } from "../button-class.ts";
import { cx } from "../cx.ts";
import { useTopLayer } from "../top-layer.ts";
import popup from "./popup.module.css";

export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean | undefined;
  /** Called once the menu is closed and the focus is back on its button, so that a dialog returns it there. */
  readonly onChoose: () => void;
}

interface MenuProps {
  /** The button's words: "More actions". */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly small?: boolean | undefined;
}

/** A button that opens a menu of further actions: arrows, first letters, Home, End and Escape as everywhere. */
export function Menu({ label, actions, small = true }: MenuProps): ReactElement | null {
  const chosen = useRef<(() => void) | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const container = useTopLayer() ?? undefined;
  if (actions.length === 0) return null;
  const run = (open: boolean): void => {
    const action = chosen.current;
    chosen.current = null;
    if (open || !action) return;
    trigger.current?.focus();
    action();
  };
  return (
    <BaseMenu.Root onOpenChangeComplete={run}>
      <BaseMenu.Trigger ref={trigger} className={buttonClass({ kind: "plain", small })}>
        <Ellipsis aria-hidden="true" size={20} />
        <span>{label}</span>
      </BaseMenu.Trigger>
      <BaseMenu.Portal container={container}>
        <BaseMenu.Positioner className={popup.positioner} sideOffset={4} align="end">
          <BaseMenu.Popup className={popup.popup}>
            {actions.map((action) => (
              <BaseMenu.Item
                key={action.label}
                className={cx(popup.item, action.danger && popup.danger)}
                onClick={() => {
                  chosen.current = action.onChoose;
                }}
              >
                {action.icon}
                <span>{action.label}</span>
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
