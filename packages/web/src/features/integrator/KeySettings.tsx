import type { ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { useRecordSend } from "#ui/record/record-context.ts";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import css from "./Integrator.module.css";
import { checkDraft, draftOf, settingsOf } from "./key-draft.ts";
import { KeyFields } from "./KeyFields.tsx";
import { KeyFacts } from "./KeyOverview.tsx";
import type { Key } from "./queries.ts";

interface KeySettingsProps {
  readonly apiKey: Key;
  readonly isAdmin: boolean;
}

/** What a key may do: to change, or to read for whoever may not. */
export function KeySettings({ apiKey, isAdmin }: KeySettingsProps): ReactElement {
  const t = useT();
  if (apiKey.can.change)
    return (
      <Card>
        <SettingsForm key={apiKey.version} apiKey={apiKey} isAdmin={isAdmin} />
      </Card>
    );
  return (
    <>
      {apiKey.revoked_at === null && (
        <p className={css.note}>{t(apiKey.is_kept ? "integrator.key.kept" : "integrator.key.ownersOnly")}</p>
      )}
      <KeyFacts apiKey={apiKey} />
    </>
  );
}

function SettingsForm({ apiKey, isAdmin }: KeySettingsProps): ReactElement {
  const t = useT();
  const send = useRecordSend();
  const { id, kind, version, allowance } = apiKey;
  const form = useForm({
    initial: draftOf(apiKey),
    validate: (draft) => checkDraft(draft, t, kind === "live" && !isAdmin && allowance !== null),
    submit: async (draft) => {
      await send("updateIntegratorKey", { params: { id: String(id) }, body: { ...settingsOf(draft), version } });
      toast.success(t("integrator.key.saved"));
    },
    explain: errorText,
  });
  return (
    <Form form={form} submitLabel={t("integrator.key.save")}>
      <KeyFields form={form} kind={kind} isAdmin={isAdmin} />
    </Form>
  );
}
