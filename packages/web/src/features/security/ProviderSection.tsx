import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { whileLoading } from "#kit/loading.ts";
import { useConfig } from "#kit/config.ts";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import type { Security } from "./Passkeys.tsx";

/** The account of the sign-in provider: link it, take it off. */
export function ProviderSection({ security }: { readonly security: Security }): ReactElement | null {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const { google: provider = "Google" } = useConfig();
  const unlinking = useAction("unlinkGoogle");
  const { linked, available } = security.google;
  if (!available && !linked) return null;
  const link = async (): Promise<void> => {
    try {
      const { url } = await whileLoading(
        api.call("googleStart", { body: { intent: "link", next_url: "/app/account/security" } }),
      );
      location.assign(url);
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const unlink = async (): Promise<void> => {
    await unlinking.send({ body: {} });
    toast.success(t("account.provider.off", { provider }));
  };
  return (
    <Section title={provider} lead={t(linked ? "account.provider.isLinked" : "account.provider.lead", { provider })}>
      <p>
        {linked ? (
          <Button onClick={() => setAsked(true)}>{t("account.provider.unlink", { provider })}</Button>
        ) : (
          <Button onClick={() => void link()}>{t("account.provider.link", { provider })}</Button>
        )}
      </p>
      <Confirm
        open={asked}
        onClose={() => setAsked(false)}
        danger
        title={t("account.provider.unlinkTitle", { provider })}
        actionLabel={t("account.provider.unlink", { provider })}
        onConfirm={unlink}
        problems={{ STATE_CONFLICT: t("account.provider.onlyWay") }}
      >
        <p>{t("account.provider.unlinkText", { provider })}</p>
      </Confirm>
    </Section>
  );
}
