import { useState, type ReactElement, type ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { problemText } from "./problem-text.ts";
import { toast } from "./toast.ts";

interface ConfirmProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The question. */
  readonly title: string;
  /** What it will do, and whether it can be undone. */
  readonly children: ReactNode;
  /** Names the outcome: "Use voucher". */
  readonly actionLabel: string;
  readonly danger?: boolean | undefined;
  /** Stays open and busy while it runs; closes when it is done, stays and tells when it fails. */
  readonly onConfirm: () => Promise<unknown> | void;
}

/** Asks before something that matters, and says what it will do. */
export function Confirm({
  open,
  onClose,
  title,
  children,
  actionLabel,
  danger,
  onConfirm,
}: ConfirmProps): ReactElement {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      toast.error(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      alert
      actions={
        <>
          <Button kind={danger ? "danger" : "main"} busy={busy} onClick={() => void run()}>
            {actionLabel}
          </Button>
          <Button onClick={onClose}>{t("ui.confirm.keep")}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
