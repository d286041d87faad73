import type { Catalog, ReplyOf } from "@treadclub/contract";
import { KeyRound, Trash2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { passkeysPossible } from "#kit/passkey.ts";
import { useAction } from "#kit/queries.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import { LastUsed } from "./LastUsed.tsx";
import { NewCodes } from "./NewCodes.tsx";
import css from "./Security.module.css";
import { useNewPasskey } from "./use-new-passkey.ts";

export type Security = ReplyOf<Catalog["getSecurity"]>;
type Passkey = Security["passkeys"][number];

/** The passkeys of this account: add and remove. */
export function Passkeys({ security }: { readonly security: Security }): ReactElement {
  const t = useT();
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const { add, busy, codes } = useNewPasskey();
  const isPossible = security.passkeys_available && passkeysPossible();
  return (
    <Section title={t("account.passkeys.title")} lead={t("account.passkeys.lead")}>
      {security.passkeys.length > 0 && (
        <ul className={css.list}>
          {security.passkeys.map((passkey) => (
            <li key={passkey.id} className={css.item}>
              <span>
                <span className={css.name}>{passkey.name}</span>
                <br />
                <LastUse passkey={passkey} />
              </span>
              <IconButton
                label={t("account.passkeys.remove", { name: passkey.name })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => setLeaving(passkey)}
              />
            </li>
          ))}
        </ul>
      )}
      {isPossible ? (
        <p>
          <Button busy={busy} icon={<KeyRound aria-hidden="true" />} onClick={() => void add()}>
            {t("account.passkeys.add")}
          </Button>
        </p>
      ) : (
        <p className={css.small}>{t("account.passkeys.notHere")}</p>
      )}
      {codes.length > 0 && <NewCodes codes={codes} />}
      <RemovePasskey passkey={leaving} onClose={() => setLeaving(null)} />
    </Section>
  );
}

function LastUse({ passkey }: { readonly passkey: Passkey }): ReactElement {
  const t = useT();
  if (passkey.last_used_at === null) return <span className={css.small}>{t("account.passkeys.unused")}</span>;
  return (
    <span className={css.small}>
      <LastUsed at={passkey.last_used_at} />
    </span>
  );
}

function RemovePasskey({
  passkey,
  onClose,
}: {
  readonly passkey: Passkey | null;
  readonly onClose: () => void;
}): ReactElement {
  const t = useT();
  const removal = useAction("removePasskey");
  const remove = async (): Promise<void> => {
    if (!passkey) return;
    await removal.send({ params: { id: String(passkey.id) } });
    toast.success(t("account.passkeys.removed"));
  };
  return (
    <Confirm
      open={passkey !== null}
      onClose={onClose}
      danger
      title={t("account.passkeys.removeTitle", { name: passkey?.name ?? "" })}
      actionLabel={t("account.shared.remove")}
      onConfirm={remove}
      problems={{ STATE_CONFLICT: t("account.security.lastStep") }}
    >
      <p>{t("account.passkeys.removeText")}</p>
    </Confirm>
  );
}
