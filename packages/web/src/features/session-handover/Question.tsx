import { useState, type ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useSession } from "#kit/session.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { pageNameOf } from "./page-name.ts";
import { takeOver, type Named } from "./take-over.ts";
import { useSaved } from "./use-saved.ts";

interface QuestionProps {
  readonly named: Named;
  /** Where to go on. */
  readonly onDone: (path: string) => void;
  readonly onNotMe: () => void;
  /** Another code. */
  readonly onOther: () => void;
}

/** As whom, and where to: nothing happens before somebody says yes. */
export function Question({ named, onDone, onNotMe, onOther }: QuestionProps): ReactElement {
  const saved = useSaved(named);
  if (isCode(saved.error, "CODE_INVALID")) return <Ended onOther={onOther} />;
  return (
    <Loaded query={saved} shape="card">
      {({ first_name, path }) => (
        <Ask name={first_name} path={path} named={named} onDone={onDone} onNotMe={onNotMe} onOther={onOther} />
      )}
    </Loaded>
  );
}

interface AskProps extends QuestionProps {
  readonly name: string | null;
  readonly path: string;
}

function Ask({ name, path, named, onDone, onNotMe, onOther }: AskProps): ReactElement {
  const t = useT();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isEnded, setIsEnded] = useState(false);
  const accept = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await takeOver(named);
      if ("path" in answer) onDone(answer.path);
      else setProblem(t(`entry.continue.refused.${answer.refused}`));
    } catch (error) {
      if (isCode(error, "CODE_INVALID")) setIsEnded(true);
      else setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  if (isEnded) return <Ended onOther={onOther} />;
  return (
    <Card
      title={name === null ? t("entry.continue.askVisitor") : t("entry.continue.ask", { name })}
      actions={
        <>
          <Button kind="main" busy={busy} onClick={() => void accept()}>
            {name === null ? t("entry.shared.go") : t("entry.continue.yes", { name })}
          </Button>
          <Button onClick={onNotMe}>{t("entry.continue.no")}</Button>
        </>
      }
    >
      {problem !== null && <ErrorPanel text={problem} />}
      <p>{t(`entry.continue.place.${pageNameOf(path)}`)}</p>
      {name !== null && <p>{t("entry.continue.signsIn", { name })}</p>}
      {name !== null && user && <p>{t("entry.continue.signsOut", { name: user.first_name })}</p>}
    </Card>
  );
}

function Ended({ onOther }: { readonly onOther: () => void }): ReactElement {
  const t = useT();
  return (
    <Empty
      title={t("entry.continue.ended")}
      text={t("entry.continue.endedText")}
      action={
        <>
          <Button kind="main" onClick={onOther}>
            {t("entry.continue.typeCode")}
          </Button>
          <ButtonLink href="/app/sign_in">{t("base.menu.signIn")}</ButtonLink>
        </>
      }
    />
  );
}
