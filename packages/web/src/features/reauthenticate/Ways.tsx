import type { Catalog, ReplyOf } from "@treadclub/contract";
import { KeyRound } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { signOut } from "#kit/session.ts";
import { Button } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { Segments } from "#ui/Segments.tsx";
import { CodeWay, PasswordWay } from "./TypedWays.tsx";
import { proveByPasskey, proveByProvider } from "./prove.ts";

type Way = "password" | "passkey" | "totp" | "provider";

interface WaysProps {
  readonly security: ReplyOf<Catalog["getSecurity"]>;
  readonly canUsePasskeys: boolean;
  readonly onProven: () => void;
}

/** The ways that this person has, the one with the least work first. */
export function Ways({ security, canUsePasskeys, onProven }: WaysProps): ReactElement {
  const t = useT();
  const ways = waysOf(security, canUsePasskeys);
  const [chosen, setChosen] = useState<Way | null>(ways[0] ?? null);
  if (chosen === null)
    return (
      <Stack>
        <p>{t("account.prove.none")}</p>
        <Button onClick={() => void signOut()}>{t("account.prove.signInAgain")}</Button>
      </Stack>
    );
  return (
    <Stack>
      {ways.length > 1 && (
        <Segments
          label={t("account.prove.ways")}
          options={ways.map((value) => ({ value, label: t(`account.prove.way.${value}`) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {chosen === "password" && <PasswordWay onProven={onProven} />}
      {chosen === "totp" && <CodeWay onProven={onProven} />}
      {chosen === "passkey" && <PasskeyWay onProven={onProven} />}
      {chosen === "provider" && (
        <Stack>
          <p>{t("account.prove.providerText")}</p>
          <Button kind="main" onClick={() => void proveByProvider()}>
            {t("account.prove.providerGo")}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function PasskeyWay({ onProven }: { readonly onProven: () => void }): ReactElement {
  const t = useT();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const ask = async (): Promise<void> => {
    setState("asking");
    try {
      await proveByPasskey();
      onProven();
    } catch {
      setState("failed");
    }
  };
  return (
    <Stack>
      <p role="status">{t(state === "failed" ? "account.prove.passkeyFailed" : "account.prove.passkeyText")}</p>
      <Button kind="main" busy={state === "asking"} icon={<KeyRound aria-hidden="true" />} onClick={() => void ask()}>
        {t("account.prove.passkeyGo")}
      </Button>
    </Stack>
  );
}

function waysOf(security: WaysProps["security"], canUsePasskeys: boolean): Way[] {
  const ways: Way[] = [];
  if (security.passkeys.length > 0 && security.passkeys_available && canUsePasskeys) ways.push("passkey");
  if (security.has_password) ways.push("password");
  if (security.totp) ways.push("totp");
  if (security.google.linked && security.google.available) ways.push("provider");
  return ways;
}
