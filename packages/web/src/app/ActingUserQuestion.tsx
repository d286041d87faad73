import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";

/** Asks whether to repeat as the main user what was begun while impersonating. */
export function ActingUserQuestion({ onAnswer }: { readonly onAnswer: (isMain: boolean) => void }): ReactElement {
  const t = useT();
  return (
    <Dialog
      open
      alert
      onClose={() => onAnswer(false)}
      title={t("account.acting.whoTitle")}
      actions={
        <>
          <Button kind="main" onClick={() => onAnswer(false)}>
            {t("account.acting.whoNo")}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t("account.acting.whoYes")}</Button>
        </>
      }
    >
      <p>{t("account.acting.whoText")}</p>
    </Dialog>
  );
}
