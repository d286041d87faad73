import { Fingerprint } from "lucide-react";
import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { whileLoading } from "#kit/loading.ts";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { askPasskey } from "#kit/passkey.ts";
import { CallError } from "@treadclub/contract/client";
import { GuardError, type LoginReply } from "#entities/auth/login-reply.ts";
import { Button } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";

interface PasskeyStepProps {
  readonly continueToken: string;
  readonly onReply: (reply: LoginReply) => Promise<void>;
}

/** A passkey of the account. */
export function PasskeyStep({ continueToken, onReply }: PasskeyStepProps): ReactElement {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await onReply(await prove(continueToken));
    } catch (error) {
      if (error instanceof GuardError) setProblem(error.message);
      else setProblem(error instanceof CallError ? errorText(error) : t("entry.signIn.passkeyFailed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack>
      {problem && <ErrorPanel title={problem} text={t("entry.step.passkeyText")} />}
      {!problem && <p>{t("entry.step.passkeyText")}</p>}
      <Button kind="main" wide busy={busy} icon={<Fingerprint aria-hidden="true" />} onClick={() => void press()}>
        {t("entry.step.usePasskey")}
      </Button>
    </Stack>
  );
}

async function prove(continueToken: string): Promise<LoginReply> {
  const asked = await api.call("passkeySignInOptions", { body: { continue_token: continueToken } });
  const passkey = await askPasskey(asked.options);
  const body = { continue_token: asked.continue_token, method: "passkey" as const, passkey };
  return whileLoading(api.call("secondFactor", { body }));
}
