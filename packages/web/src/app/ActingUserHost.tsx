import { useEffect, useState, type ReactElement } from "react";
import { loadTexts } from "#kit/i18n.ts";
import { hostActingUser } from "#kit/acting-user.ts";
import { actingUserQuestion } from "./deferred-parts.ts";

type Answer = (isMain: boolean) => void;

/** Asks who shall make a change that was begun in another name. */
export function ActingUserHost(): ReactElement | null {
  const [answer, setAnswer] = useState<{ readonly give: Answer } | null>(null);
  useEffect(
    () =>
      hostActingUser(async () => {
        await Promise.all([actingUserQuestion.load(), loadTexts("account")]);
        return new Promise<boolean>((resolve) => setAnswer({ give: resolve }));
      }),
    [],
  );
  if (!answer) return null;
  const close: Answer = (isMain) => {
    setAnswer(null);
    answer.give(isMain);
  };
  return <actingUserQuestion.Part onAnswer={close} />;
}
