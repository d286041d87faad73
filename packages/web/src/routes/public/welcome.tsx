import type { ReactElement } from "react";
import { Welcome } from "#features/welcome/Welcome.tsx";
import { useDocumentTitle } from "#kit/document-title.ts";
import { useT } from "#kit/i18n.ts";
import { useRouteText } from "#kit/values.ts";

export function Screen(): ReactElement {
  const t = useT();
  useDocumentTitle(t("base.welcome.title"));
  return <Welcome code={useRouteText("code")} codeType={useRouteText("code_type")} />;
}
