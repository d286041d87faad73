import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useState, type ReactElement } from "react";
import { KeyRound, LogOut, Smartphone } from "lucide-react";
import { api } from "#kit/api.ts";
import { useT } from "#kit/i18n.ts";
import { passkeysPossible } from "#kit/passkey.ts";
import { signOut, startSession, useUser } from "#kit/session.ts";
import { Button } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import { Wordmark } from "#ui/Wordmark.tsx";
import { NewCodes } from "./NewCodes.tsx";
import css from "./Security.module.css";
import { SetUpApp } from "./SetUpApp.tsx";
import { useNewPasskey } from "./use-new-passkey.ts";

type Added = ReplyOf<Catalog["confirmTotp"]>;

interface SecondStepPageProps {
  /** The whole account is open: go on. */
  readonly onReady: () => Promise<void>;
}

/** Administrators set up their second step here before anything else opens. */
export function SecondStepPage({ onReady }: SecondStepPageProps): ReactElement {
  const t = useT();
  const { must_set_up_second_step: isWanted } = useUser();
  const [done, setDone] = useState<Added | null>(null);
  const resume = async (token: string | null): Promise<void> => {
    if (token !== null) startSession(token, await api.call("currentUser"));
    await onReady();
  };
  return (
    <div className={css.bare}>
      <Wordmark />
      <Page
        title={t("account.secondStep.title")}
        lead={t("account.secondStep.lead")}
        width="narrow"
        back={isWanted || done ? undefined : { href: "/app/account/security" }}
      >
        {done ? (
          <Stack>
            <NewCodes codes={done.recovery_codes} />
            <p>
              <Button kind="main" onClick={() => void resume(done.token)}>
                {t("account.secondStep.go")}
              </Button>
            </p>
          </Stack>
        ) : (
          <Choices onAdded={setDone} />
        )}
      </Page>
    </div>
  );
}

function Choices({ onAdded }: { readonly onAdded: (reply: Added) => void }): ReactElement {
  const t = useT();
  const { email } = useUser();
  const [isApp, setApp] = useState(false);
  return (
    <Stack gap="wide">
      {passkeysPossible() && <PasskeyChoice onAdded={onAdded} />}
      <Card title={t("account.app.title")}>
        <p>{t("account.app.lead")}</p>
        {isApp ? (
          <SetUpApp onDone={onAdded} />
        ) : (
          <p>
            <Button icon={<Smartphone aria-hidden="true" />} onClick={() => setApp(true)}>
              {t("account.app.setUp")}
            </Button>
          </p>
        )}
      </Card>
      <p>
        {t("account.secondStep.as", { email })}{" "}
        <Button kind="quiet" icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
          {t("base.menu.signOut")}
        </Button>
      </p>
    </Stack>
  );
}

function PasskeyChoice({ onAdded }: { readonly onAdded: (reply: Added) => void }): ReactElement {
  const t = useT();
  const { add, busy } = useNewPasskey();
  const addOne = async (): Promise<void> => {
    const reply = await add();
    if (reply) onAdded(reply);
  };
  return (
    <Card title={t("account.passkeys.title")}>
      <p>{t("account.secondStep.passkey")}</p>
      <p>
        <Button kind="main" busy={busy} icon={<KeyRound aria-hidden="true" />} onClick={() => void addOne()}>
          {t("account.passkeys.add")}
        </Button>
      </p>
    </Card>
  );
}
