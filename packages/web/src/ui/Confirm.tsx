import { useState, type ReactElement, type ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "./Button.tsx";
import { changedText, reloadedAfter, type Reload } from "./conflict.ts";
import { Dialog } from "./Dialog.tsx";
import { problemText, type OwnProblems } from "./problem-text.ts";
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
  /** Reads again what somebody else has changed or removed; the user is told, and the question closes. */
  readonly onConflict?: Reload | undefined;
  readonly problems?: OwnProblems | undefined;
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
  onConflict,
  problems,
}: ConfirmProps): ReactElement {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      if (!(await reloadedAfter(error, onConflict))) return toast.error(problemText(error, problems));
      toast.warning(changedText());
      onClose();
    } finally {
      setBusy(false);
    }
  };
  // While it runs it stays: nothing else is asked before the outcome is known.
  const close = busy ? ignore : onClose;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      alert
      actions={
        <>
          <Button kind={danger ? "danger" : "main"} busy={busy} onClick={() => void run()}>
            {actionLabel}
          </Button>
          <Button disabled={busy} onClick={close}>
            {t("ui.confirm.keep")}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

const ignore = (): void => undefined;
