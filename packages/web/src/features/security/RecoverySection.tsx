import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { NewCodes } from "./NewCodes.tsx";
import type { Security } from "./Passkeys.tsx";

/** How many recovery codes are left, and new ones. */
export function RecoverySection({ security }: { readonly security: Security }): ReactElement | null {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const renewal = useAction("newRecoveryCodes");
  if (!security.totp && security.passkeys.length === 0) return null;
  const renew = async (): Promise<void> => {
    const { recovery_codes } = await renewal.send({ body: {} });
    setCodes(recovery_codes);
  };
  return (
    <Section
      title={t("account.recovery.title")}
      lead={t("account.recovery.left", { count: security.recovery_codes_left })}
    >
      <p>
        <Button onClick={() => setAsked(true)}>{t("account.recovery.renew")}</Button>
      </p>
      {codes.length > 0 && <NewCodes codes={codes} />}
      <Confirm
        open={asked}
        onClose={() => setAsked(false)}
        title={t("account.recovery.renewTitle")}
        actionLabel={t("account.recovery.renew")}
        onConfirm={renew}
      >
        <p>{t("account.recovery.renewText")}</p>
      </Confirm>
    </Section>
  );
}
