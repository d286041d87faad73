import { Fingerprint } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { usePasskeysPossible } from "#kit/passkey.ts";
import type { LoginReply } from "#entities/auth/login-reply.ts";
import { GuardError } from "#entities/auth/login-reply.ts";
import { Button } from "#ui/Button.tsx";
import { signInByPasskey } from "./sign-in-by-passkey.ts";

interface PasskeyButtonProps {
  readonly onReply: (reply: LoginReply) => Promise<void>;
  readonly onProblem: (error: unknown) => void;
}

/** Signs in with a passkey of this device or of a phone beside it. */
export function PasskeyButton({ onReply, onProblem }: PasskeyButtonProps): ReactElement | null {
  const t = useT();
  const [busy, setBusy] = useState(false);
  if (!usePasskeysPossible()) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await onReply(await signInByPasskey());
    } catch (error) {
      onProblem(isTurnedDown(error) ? new GuardError(t("entry.signIn.passkeyFailed")) : error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button wide busy={busy} icon={<Fingerprint aria-hidden="true" />} onClick={() => void press()}>
      {t("entry.signIn.passkey")}
    </Button>
  );
}

/** The browser or the person said no: it was not an answer of ours. */
const isTurnedDown = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof GuardError) && error.name !== "CallError";
