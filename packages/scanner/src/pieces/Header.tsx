import type { VNode } from "preact";
import { useContext, useState } from "preact/hooks";
import { languageTags, locales, type Locale } from "@treadclub/texts/types";
import { useSetLocale, useT } from "#scanner/kit/words.ts";
import { webAddress } from "#scanner/launch/return-address.ts";
import { Confirm } from "./Confirm.tsx";
import { Icon } from "@treadclub/capture/screens/Icon.tsx";
import { ScanHeaderContext, type ScanHeader } from "./scan-header.ts";
import css from "./Header.module.css";

/** Short, so that the site's name has room beside them on a phone. */
const names: Readonly<Record<Locale, string>> = { en: "EN", cn: "中文", uk: "УКР" };

/** Whose scan it is, the language, help and the way out. */
export function Header(): VNode {
  const t = useT();
  const scanHeader = useContext(ScanHeaderContext);
  return (
    <header class={css.header}>
      <svg class={css.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect class={css.tile} width="32" height="32" rx="7" />
        <path
          class={css.tread}
          d="M5 10.5 14 5v5.5L5 16zM5 19.5 14 14v5.5L5 25zM27 10.5 18 5v5.5l9 5.5zM27 19.5 18 14v5.5l9 5.5zM14 23v4l-5 0zM18 23v4l5 0z"
        />
      </svg>
      <p class={css.name}>
        {t("scanner.page.name")}
        {scanHeader && <small translate={false}>{t("scanner.page.for", { site: scanHeader.site })}</small>}
      </p>
      <LanguageSwitch />
      <HelpLink scanHeader={scanHeader} />
      {scanHeader?.onLeave && <LeaveButton onLeave={scanHeader.onLeave} hasHandedIn={scanHeader.hasHandedIn} />}
    </header>
  );
}

function LanguageSwitch(): VNode {
  const t = useT();
  const setLocale = useSetLocale();
  const choose = (value: string): void => {
    const locale = locales.find((one) => one === value);
    if (locale) setLocale(locale);
  };
  return (
    <select
      class={css.language}
      aria-label={t("scanner.page.language")}
      value={t.locale}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={languageTags[locale]}>
          {names[locale]}
        </option>
      ))}
    </select>
  );
}

function HelpLink({ scanHeader }: { readonly scanHeader: ScanHeader | null }): VNode | null {
  const t = useT();
  const help = webAddress(scanHeader?.supportUrl ?? null);
  if (!help) return null;
  return (
    <a class={css.tool} href={help.href} target="_blank" rel="noopener noreferrer" aria-label={t("scanner.page.help")}>
      <Icon name="help" />
    </a>
  );
}

export function LeaveButton({
  onLeave,
  hasHandedIn,
}: {
  readonly onLeave: () => Promise<void>;
  readonly hasHandedIn: boolean;
}): VNode {
  const t = useT();
  const [state, setState] = useState<"closed" | "asking" | "leaving">("closed");
  const leave = (): void => {
    setState("leaving");
    void onLeave().finally(() => setState("closed"));
  };
  return (
    <>
      <button
        type="button"
        class={css.tool}
        aria-label={t("scanner.page.leave")}
        title={t("scanner.page.leave")}
        onClick={() => setState("asking")}
      >
        <Icon name="close" />
      </button>
      {state !== "closed" && (
        <Confirm
          title={t("scanner.leave.title")}
          yes={t(state === "leaving" ? "scanner.leave.working" : "scanner.leave.yes")}
          no={t("scanner.leave.no")}
          busy={state === "leaving"}
          onYes={leave}
          onNo={() => setState("closed")}
        >
          <p>{t("scanner.leave.text")}</p>
          {hasHandedIn && <p>{t("scanner.leave.kept")}</p>}
        </Confirm>
      )}
    </>
  );
}
