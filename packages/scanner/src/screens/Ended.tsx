import type { VNode } from "preact";
import { useT } from "#scanner/kit/words.ts";
import { Page } from "#scanner/pieces/Page.tsx";
import { BackButton } from "./WayBack.tsx";
import type { Ways } from "./ways.ts";

/** Nothing was handed in, and nothing can be any more. */
export function Ended({ ways, site }: { readonly ways: Ways; readonly site: string }): VNode {
  const t = useT();
  return (
    <Page
      title={t("scanner.ended.title")}
      lead={t("scanner.ended.lead", { site })}
      actions={<BackButton ways={ways} site={site} isMain />}
    />
  );
}
