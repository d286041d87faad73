import { useEffect, useState, type ReactElement } from "react";
import { loadTexts } from "#kit/i18n.ts";
import { hostReauthentication } from "#kit/reauthentication.ts";
import { proveIdentity } from "./deferred-parts.ts";

type Answer = (proven: boolean) => void;

/** Opens the question "is it you?" for calls that want a proof, and lets them go on. */
export function ReauthenticationHost(): ReactElement | null {
  const [answer, setAnswer] = useState<{ readonly give: Answer } | null>(null);
  useEffect(
    () =>
      hostReauthentication(async () => {
        await Promise.all([proveIdentity.load(), loadTexts("account")]);
        return new Promise<boolean>((resolve) => setAnswer({ give: resolve }));
      }),
    [],
  );
  if (!answer) return null;
  const close: Answer = (proven) => {
    setAnswer(null);
    answer.give(proven);
  };
  return <proveIdentity.Part onDone={close} />;
}
