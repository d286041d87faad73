import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import css from "./Data.module.css";
import { leavingProblems } from "./leaving.ts";

/** A break of 30 days, after which the account is erased. */
export function CloseSection({ onClosed }: { readonly onClosed: (erasedAt: string) => void }): ReactElement {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const closing = useAction("closeAccount");
  const close = async (): Promise<void> => {
    const { erased_at } = await closing.send({ body: {} });
    onClosed(erased_at);
  };
  return (
    <Section title={t("account.close.title")} lead={t("account.close.text")} id="close">
      <div>
        <Button onClick={() => setAsked(true)}>{t("account.close.go")}</Button>
      </div>
      <Confirm
        open={asked}
        onClose={() => setAsked(false)}
        danger
        title={t("account.close.ask")}
        actionLabel={t("account.close.go")}
        onConfirm={close}
        problems={leavingProblems(t)}
      >
        <ul className={css.what}>
          <li>{t("account.close.what1")}</li>
          <li>{t("account.close.what2")}</li>
          <li>{t("account.close.what3")}</li>
          <li>{t("account.close.what4")}</li>
        </ul>
      </Confirm>
    </Section>
  );
}
