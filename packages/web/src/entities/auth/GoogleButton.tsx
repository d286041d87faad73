import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { useConfig } from "#kit/config.ts";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { Button } from "#ui/Button.tsx";
import { codeTypeOf, type Journey } from "./journey.ts";
import { ProviderMark } from "./ProviderMark.tsx";
import css from "./Auth.module.css";

/** Leads to the provider's own page; nothing where none is configured. */
export function GoogleButton({ journey }: { readonly journey: Journey }): ReactElement | null {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const provider = useConfig().google;
  if (!provider) return null;
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      location.assign(await googleAddress(journey));
    } catch (error) {
      notice("error", errorText(error));
      setBusy(false);
    }
  };
  return (
    <div className={css.other}>
      <Button wide busy={busy} icon={<ProviderMark name={provider} />} onClick={() => void go()}>
        {t("entry.signIn.google", { provider })}
      </Button>
      <p className={css.or}>
        <span>{t("entry.signIn.or")}</span>
      </p>
    </div>
  );
}

/** The provider's page; the journey waits on the server. Throws CallError. */
export async function googleAddress({ code, codeType, nextUrl, iframeQuery }: Journey): Promise<string> {
  const { url } = await api.call("googleStart", {
    body: {
      intent: "sign_in",
      ...(nextUrl ? { next_url: nextUrl } : {}),
      ...(code ? { code, code_type: codeTypeOf(codeType) } : {}),
      ...(iframeQuery ? { iframe_query: iframeQuery } : {}),
    },
  });
  return url;
}
