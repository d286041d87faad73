import { useEffect, useState, type ReactElement } from "react";
import { loadTexts } from "#kit/i18n.ts";
import { hostWhoActs } from "#kit/who-acts.ts";
import { whoActs } from "./late-parts.ts";

type Answer = (isMain: boolean) => void;

/** Asks who shall make a change that was begun in another name. */
export function WhoActsHost(): ReactElement | null {
  const [answer, setAnswer] = useState<{ readonly give: Answer } | null>(null);
  useEffect(
    () =>
      hostWhoActs(async () => {
        await Promise.all([whoActs.load(), loadTexts("account")]);
        return new Promise<boolean>((resolve) => setAnswer({ give: resolve }));
      }),
    [],
  );
  if (!answer) return null;
  const close: Answer = (isMain) => {
    setAnswer(null);
    answer.give(isMain);
  };
  return <whoActs.Part onAnswer={close} />;
}
