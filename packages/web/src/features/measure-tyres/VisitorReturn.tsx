import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import css from "./MeasureTyres.module.css";
import { returnWord, type ReturnWord } from "./return-words.ts";
import type { Returned } from "./returned.ts";
import { useSessionResults } from "./use-session-results.ts";
import { VisitorTyres } from "./VisitorTyres.tsx";

/** The others speak of what only the account shows. */
const hasText = (word: ReturnWord): word is "completed" | "aborted" | "failed" =>
  word === "completed" || word === "aborted" || word === "failed";

interface VisitorReturnProps {
  readonly returned: Extract<Returned, { kind: "back" }>;
  /** Null for somebody who is signed in. */
  readonly signInHref: string | null;
}

/** The same for a phone on which nobody is signed in: thanks, how each tyre stands, and the way to sign in. */
export function VisitorReturn({ returned, signInHref }: VisitorReturnProps): ReactElement {
  const t = useT();
  const { tyres, problem } = useSessionResults(returned.tokens);
  const word = returnWord(returned.outcome, tyres?.map((tyre) => tyre.status) ?? null);
  const mayAsk = returned.tokens.length > 0;
  const isWaiting = mayAsk && tyres === null && problem === null;
  return (
    <div className={css.part}>
      <div className={css.words} role="status">
        <h2>{t(mayAsk ? `scan.measure.return.${word}` : "scan.measure.return.hidden")}</h2>
        {mayAsk && hasText(word) && <p>{t(`scan.measure.return.${word}Text`)}</p>}
        {problem && <p>{t(`scan.measure.return.${problem}`)}</p>}
      </div>
      {isWaiting && <Skeleton shape="card" />}
      {tyres && <VisitorTyres tyres={tyres} />}
      {signInHref !== null && (
        <>
          <p>{t("scan.measure.return.visitor")}</p>
          <div className={css.actions}>
            <ButtonLink href={signInHref}>{t("scan.measure.return.signIn")}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
