import { Smartphone } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import { NewCodes } from "./NewCodes.tsx";
import type { Security } from "./Passkeys.tsx";
import { SetUpApp } from "./SetUpApp.tsx";

/** Codes of an authenticator app as the second step: on and off. */
export function AppCodes({ security }: { readonly security: Security }): ReactElement {
  const t = useT();
  const [isSettingUp, setSettingUp] = useState(false);
  const [asked, setAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const removal = useAction("removeTotp");
  const remove = async (): Promise<void> => {
    await removal.send({ body: {} });
    toast.success(t("account.app.off"));
  };
  return (
    <Section title={t("account.app.title")} lead={t(security.totp ? "account.app.isOn" : "account.app.lead")}>
      {security.totp && (
        <p>
          <Button onClick={() => setAsked(true)}>{t("account.app.turnOff")}</Button>
        </p>
      )}
      {!security.totp && !isSettingUp && (
        <p>
          <Button icon={<Smartphone aria-hidden="true" />} onClick={() => setSettingUp(true)}>
            {t("account.app.setUp")}
          </Button>
        </p>
      )}
      {isSettingUp && !security.totp && (
        <SetUpApp
          onCancel={() => setSettingUp(false)}
          onDone={({ recovery_codes }) => {
            setSettingUp(false);
            setCodes(recovery_codes);
          }}
        />
      )}
      {codes.length > 0 && <NewCodes codes={codes} />}
      <Confirm
        open={asked}
        onClose={() => setAsked(false)}
        danger
        title={t("account.app.offTitle")}
        actionLabel={t("account.app.turnOff")}
        onConfirm={remove}
        problems={{ STATE_CONFLICT: t("account.security.lastStep") }}
      >
        <p>{t("account.app.offText")}</p>
      </Confirm>
    </Section>
  );
}
