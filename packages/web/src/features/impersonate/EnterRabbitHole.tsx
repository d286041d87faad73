import { useEffect, useRef, useState, type ReactElement } from "react";
import { beginActing } from "#kit/acting.ts";
import { spendActingLink } from "#kit/acting-link.ts";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import type { UserView } from "#kit/session.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Page } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";

type Problem = "ended" | "noAdmin" | "shut" | "failed";

interface EnterRabbitHoleProps {
  readonly onEntered: (user: UserView) => void;
}

/** Changes the token that the address brought for one in the user's name, and leads on. */
export function EnterRabbitHole({ onEntered }: EnterRabbitHoleProps): ReactElement {
  const t = useT();
  const problem = useEntering(onEntered);
  return (
    <Page title={t("office.act.entering")} width="narrow" back={{ href: "/app" }}>
      {problem === null ? (
        <Skeleton shape="card" />
      ) : (
        <Empty
          title={t(`office.act.problem.${problem}`)}
          text={t("office.act.again")}
          action={
            <ButtonLink kind="main" href={problem === "noAdmin" ? "/app/sign_in" : "/app"}>
              {t(problem === "noAdmin" ? "base.menu.signIn" : "office.act.home")}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

/** Once, also where React calls effects twice: the token works once. */
function useEntering(onEntered: (user: UserView) => void): Problem | null {
  const [problem, setProblem] = useState<Problem | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void entered().then((answer) => (typeof answer === "string" ? setProblem(answer) : onEntered(answer)));
  }, [onEntered]);
  return problem;
}

async function entered(): Promise<UserView | Problem> {
  const token = spendActingLink();
  if (token === null) return "ended";
  try {
    return (await beginActing(token)) ?? "noAdmin";
  } catch (error) {
    if (isCode(error, "CODE_INVALID")) return "ended";
    if (isCode(error, "STATE_CONFLICT")) return "shut";
    return isCode(error, "ROLE_FORBIDDEN", "SECOND_STEP_WANTED") ? "noAdmin" : "failed";
  }
}
