import type { ComponentChildren, VNode } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "@treadclub/capture/screens/Button.tsx";
import css from "./Confirm.module.css";

interface ConfirmProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ComponentChildren;
}

/** Asks before something is lost; Escape means no. */
export function Confirm({ title, yes, no, busy = false, onYes, onNo, children }: ConfirmProps): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The answer that loses nothing is under the finger on Enter.
    element?.querySelector<HTMLButtonElement>("button:last-of-type")?.focus();
    // Closing gives the focus back to where it was; going away alone does not.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={css.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onNo();
      }}
    >
      <h2 id={id}>{title}</h2>
      <div class={css.words}>{children}</div>
      <div class={css.actions}>
        <Button kind="danger" busy={busy} onPress={onYes}>
          {yes}
        </Button>
        <Button disabled={busy} onPress={onNo}>
          {no}
        </Button>
      </div>
    </dialog>
  );
}
