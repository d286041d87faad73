import { useState, type ReactElement } from "react";
import { contactEmail } from "#kit/contact.ts";
import { useT } from "#kit/i18n.ts";
import { passkeysPossible } from "#kit/passkey.ts";
import { ContactText } from "#entities/contact/ContactText.tsx";
import type { LoginReply, Pending, SecondStepName } from "#entities/auth/login-reply.ts";
import { Button } from "#ui/Button.tsx";
import { Section, Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { PasskeyStep } from "./PasskeyStep.tsx";

interface SecondStepProps {
  readonly pending: Pending;
  /** Continues with the server's reply. Throws GuardError where it cannot. */
  readonly onReply: (reply: LoginReply) => Promise<void>;
  readonly onStartAgain: () => void;
}

const wordsOf = {
  passkey: "entry.step.usePasskey",
  totp: "entry.step.useTotp",
  recovery_code: "entry.step.useRecovery",
} as const;

/** The second proof of who it is, by one of the ways that the account has. */
export function SecondStep({ pending, onReply, onStartAgain }: SecondStepProps): ReactElement {
  const t = useT();
  const ways = pending.steps.filter((step) => step !== "passkey" || passkeysPossible());
  const [chosen, setChosen] = useState<SecondStepName | null>(null);
  const way = chosen ?? ways[0] ?? null;
  const others = ways.filter((step) => step !== way);
  return (
    <Page title={t("entry.step.title")} lead={t("entry.step.lead")} width="narrow">
      {way === "passkey" && <PasskeyStep continueToken={pending.continueToken} onReply={onReply} />}
      {(way === "totp" || way === "recovery_code") && (
        <CodeStep key={way} way={way} continueToken={pending.continueToken} onReply={onReply} />
      )}
      {others.length > 0 && (
        <Section title={t("entry.step.other")}>
          <Stack row gap="tight">
            {others.map((step) => (
              <Button key={step} onClick={() => setChosen(step)}>
                {t(wordsOf[step])}
              </Button>
            ))}
          </Stack>
        </Section>
      )}
      <p>
        <ContactText text={t("entry.step.stuck", { email: contactEmail })} />
      </p>
      <p>
        <Button kind="quiet" onClick={onStartAgain}>
          {t("entry.step.again")}
        </Button>
      </p>
    </Page>
  );
}
