import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useEffect, useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { passkeysPossible } from "#kit/passkey.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Ways } from "./Ways.tsx";

type Security = ReplyOf<Catalog["getSecurity"]>;

/** Asks the person at the screen to show that it is them, before something that matters. */
export function ProveIdentity({ onDone }: { readonly onDone: (proven: boolean) => void }): ReactElement {
  const t = useT();
  const [security, setSecurity] = useState<Security | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api.call("getSecurity").then(setSecurity, (error: unknown) => setProblem(errorText(error)));
  }, []);
  return (
    <Dialog open alert onClose={() => onDone(false)} title={t("account.prove.title")}>
      <p>{t("account.prove.text")}</p>
      {problem !== null && <ErrorPanel text={problem} />}
      {problem === null && security === null && <Skeleton shape="card" />}
      {security && <Ways security={security} canUsePasskeys={passkeysPossible()} onProven={() => onDone(true)} />}
    </Dialog>
  );
}
