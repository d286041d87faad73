import { useEffect, useId, useRef, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { X } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import css from "./Dialog.module.css";
import { enterTopLayer } from "./top-layer.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the cross, or a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one first. */
  readonly actions?: ReactNode;
  readonly size?: "normal" | "wide" | "full" | undefined;
  /** A question that must be answered: a press beside it does not close. */
  readonly alert?: boolean | undefined;
}

/** The browser's own modal dialog; the focus goes back where it was. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  size = "normal",
  alert = false,
}: DialogProps): ReactElement {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open);
  const pressBeside = (event: MouseEvent): void => {
    if (!alert && event.target === dialog.current) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard closes by Escape
    <dialog
      ref={dialog}
      className={cx(css.dialog, css[size])}
      role={alert ? "alertdialog" : undefined}
      aria-labelledby={titleId}
      onMouseDown={pressBeside}
      onCancel={(event) => {
        // A question inside of this one closes alone.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={css.box}>
          <div className={css.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={t("ui.dialog.close")} icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className={css.body}>{children}</div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Opens and closes with `open`; leaving while open closes too, and the focus returns in both. */
function useModal(dialog: { readonly current: HTMLDialogElement | null }, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    const leave = enterTopLayer(element);
    return () => {
      leave();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open]);
}
