import type { VNode } from "preact";
import { useT } from "#scanner/kit/words.ts";
import { LinkButton } from "@treadclub/capture/screens/Button.tsx";
import type { WayBack } from "#scanner/launch/return-address.ts";
import css from "./screens.module.css";
import type { Ways } from "./ways.ts";

interface BackButtonProps {
  readonly ways: Ways;
  readonly site: string;
  readonly isMain?: boolean;
}

export function BackButton({ ways, site, isMain = false }: BackButtonProps): VNode {
  return <BackLink way={ways.back()} site={site} isMain={isMain} />;
}

interface BackLinkProps {
  readonly way: WayBack | null;
  readonly site: string | null;
  readonly isMain?: boolean;
}

/** Names the site where it is known to be the site's own address, else the host. */
export function BackLink({ way, site, isMain = false }: BackLinkProps): VNode {
  const t = useT();
  if (!way) return <p>{t("scanner.done.noWayBack")}</p>;
  const isKnown = way.mayFollow && site !== null;
  return (
    <>
      <LinkButton kind={isMain ? "main" : "plain"} href={way.href}>
        {isKnown ? t("scanner.done.back", { site }) : t("scanner.done.backHost", { host: way.host })}
      </LinkButton>
      {!isKnown && <p class={css.hostNote}>{t("scanner.done.hostNote", { host: way.host })}</p>}
    </>
  );
}
