import { useState, type ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { CompanyField } from "#entities/member/CompanyField.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/ChoiceFields.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { useForm } from "#ui/use-form.ts";
import { checkDraft, emptyDraft, settingsOf } from "./key-draft.ts";
import { KeyFields } from "./KeyFields.tsx";
import { keyPath, keysPath } from "./paths.ts";
import type { Key } from "./queries.ts";
import { SecretText } from "./SecretDialog.tsx";
import { Snippet } from "./Snippet.tsx";

interface Made {
  readonly key: Key;
  readonly secret: string;
}

/** Makes a key and shows it, this once. */
export function NewKeyPage({ isAdmin }: { readonly isAdmin: boolean }): ReactElement {
  const t = useT();
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Page
      title={made === null ? t("integrator.new.title") : t("integrator.secret.keyTitle")}
      lead={made === null ? t("integrator.new.lead") : undefined}
      back={{ href: keysPath, label: t("integrator.keys.title") }}
      help={{ href: helpPath("integrator") }}
    >
      {made === null ? <NewKeyForm isAdmin={isAdmin} onMade={setMade} /> : <MadeKey made={made} />}
    </Page>
  );
}

interface NewKeyFormProps {
  readonly isAdmin: boolean;
  readonly onMade: (made: Made) => void;
}

function NewKeyForm({ isAdmin, onMade }: NewKeyFormProps): ReactElement {
  const t = useT();
  const { send } = useAction("createIntegratorKey");
  const form = useForm({
    initial: emptyDraft,
    validate: (draft) => checkDraft(draft, t, draft.kind === "live" && !isAdmin),
    submit: async (draft) => {
      const kind = draft.kind === "live" ? "live" : "sandbox";
      const member = draft.member_id === null ? {} : { member_id: draft.member_id.id };
      onMade(await send({ body: { ...settingsOf(draft), kind, ...member } }));
    },
    explain: errorText,
  });
  const isLive = form.values.kind === "live";
  return (
    <Form form={form} submitLabel={t("integrator.new.submit")}>
      <RadioGroup
        label={t("integrator.new.kindLabel")}
        options={[
          { value: "sandbox", label: t("integrator.kind.sandbox"), hint: t("integrator.new.sandboxHint") },
          { value: "live", label: t("integrator.kind.live"), hint: t("integrator.new.liveHint") },
        ]}
        {...form.field("kind")}
      />
      {isAdmin && (
        <CompanyField
          label={t("integrator.key.company")}
          hint={t("integrator.new.companyHint")}
          optional
          {...form.field("member_id")}
        />
      )}
      <KeyFields form={form} kind={isLive ? "live" : "sandbox"} isAdmin={isAdmin} />
    </Form>
  );
}

function MadeKey({ made: { key, secret } }: { readonly made: Made }): ReactElement {
  const t = useT();
  return (
    <>
      <Card title={key.name}>
        <SecretText issued={{ kind: "key", secret, oldUntil: null }} />
      </Card>
      <Snippet apiKey={key} />
      <div>
        <ButtonLink href={keyPath(key.id)}>{t("integrator.key.open")}</ButtonLink>
      </div>
    </>
  );
}
