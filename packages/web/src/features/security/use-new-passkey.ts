import type { Catalog, ReplyOf } from "@treadclub/contract";
import { CallError } from "@treadclub/contract/client";
import { useState } from "react";
import { api } from "#kit/api.ts";
import { whileLoading } from "#kit/loading.ts";
import { refetchAfter } from "#kit/entity-queries.ts";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { makePasskey } from "#kit/new-passkey.ts";
import { toast } from "#ui/toast.ts";
import { deviceName } from "./device-name.ts";

interface NewPasskey {
  readonly add: () => Promise<ReplyOf<Catalog["addPasskey"]> | null>;
  readonly busy: boolean;
  /** Recovery codes, when this was the first second step; shown once. */
  readonly codes: readonly string[];
}

/** Has the browser make a passkey and keeps it, named after this device. */
export function useNewPasskey(): NewPasskey {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const add = async () => {
    setBusy(true);
    try {
      const { options, continue_token } = await api.call("passkeyOptions", { body: {} });
      const passkey = { ...(await makePasskey(options)) };
      const name = deviceName(navigator.userAgent, t);
      const reply = await whileLoading(api.call("addPasskey", { body: { continue_token, passkey, name } }));
      setCodes(reply.recovery_codes);
      toast.success(t("account.passkeys.added", { name }));
      if (reply.token === null) await refetchAfter("addPasskey");
      return reply;
    } catch (error) {
      if (error instanceof CallError) toast.error(errorText(error));
      else toast.warning(t(isKnown(error) ? "account.passkeys.already" : "account.passkeys.failed"));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { add, busy, codes };
}

/** The device holds a passkey of this account already. */
const isKnown = (error: unknown): boolean => error instanceof Error && error.name === "InvalidStateError";
