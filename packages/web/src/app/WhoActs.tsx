import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";

/** What was begun in another name: shall it be done in one's own? */
export function WhoActs({ onAnswer }: { readonly onAnswer: (isMain: boolean) => void }): ReactElement {
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
