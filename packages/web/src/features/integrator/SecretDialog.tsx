import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { CopyButton } from "#ui/CopyButton.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import css from "./Integrator.module.css";

/** A secret that was just made; `oldUntil`: until when the one before works. */
export interface Issued {
  readonly kind: "key" | "signing";
  readonly secret: string;
  readonly oldUntil: string | null;
}

interface SecretDialogProps {
  readonly issued: Issued | null;
  readonly onClose: () => void;
}

/** Shows a secret, this once. */
export function SecretDialog({ issued, onClose }: SecretDialogProps): ReactElement {
  const t = useT();
  const isKey = issued?.kind === "key";
  return (
    <Dialog
      open={issued !== null}
      alert
      onClose={onClose}
      title={t(isKey ? "integrator.secret.keyTitle" : "integrator.secret.signingTitle")}
      actions={<Button onClick={onClose}>{t("integrator.secret.done")}</Button>}
    >
      {issued !== null && <SecretText issued={issued} />}
    </Dialog>
  );
}

/** The secret with what to do with it. */
export function SecretText({ issued }: { readonly issued: Issued }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { kind, secret, oldUntil } = issued;
  const label = t(kind === "key" ? "integrator.secret.key" : "integrator.secret.secret");
  return (
    <Stack>
      <p className={css.warning}>
        {t("integrator.secret.warning")}
        {kind === "signing" && ` ${t("integrator.secret.signing")}`}
      </p>
      <output className={css.secret} aria-label={label} translate="no">
        {secret}
      </output>
      <div>
        <CopyButton main text={secret} label={t("integrator.secret.copy")} />
      </div>
      {oldUntil !== null && <p>{t("integrator.secret.rotated", { time: format.dayTime(oldUntil, "short") })}</p>}
    </Stack>
  );
}
