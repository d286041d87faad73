import { useEffect, useRef, useState, type ReactElement } from "react";
import { refetchShowing } from "#kit/entity-queries.ts";
import { emailProblem } from "#kit/field-checks.ts";
import { useT } from "#kit/i18n.ts";
import { useAction, useCall } from "#kit/queries.ts";
import type { UserView } from "#kit/session.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { problemText } from "#ui/problem-text.ts";
import { TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { EmailUnderway } from "./EmailUnderway.tsx";

/** The address one signs in with; a change is made once both sides have opened their link. */
export function EmailSection({ user }: { readonly user: UserView }): ReactElement {
  const t = useT();
  // Links are opened in other windows and on other devices.
  const query = useCall("getEmailChange", {}, { refetchMs: 10_000 });
  const change = query.data?.change;
  useFollowUser(change === null, user.email);
  return (
    <Section title={t("account.email.title")} lead={t("account.email.lead", { email: user.email })}>
      <Loaded query={query} shape="card">
        {({ change: underway }) =>
          underway === null ? <NewEmail user={user} /> : <EmailUnderway user={user} change={underway} />
        }
      </Loaded>
    </Section>
  );
}

/** Reads the user again when no change is under way any more, and says so when the address is another one. */
function useFollowUser(isSettled: boolean, email: string): void {
  const t = useT();
  const before = useRef({ email, isSettled });
  useEffect(() => {
    const { email: old, isSettled: wasSettled } = before.current;
    before.current = { email, isSettled };
    if (isSettled && !wasSettled) void refetchShowing("user");
    if (old !== email) toast.success(t("account.email.changed", { email }));
  });
}

function NewEmail({ user }: { readonly user: UserView }): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  const request = useAction("requestEmailChange");
  const form = useForm({
    initial: { email: "" },
    validate: ({ email }) => ({
      email: email.trim() === "" ? t("account.email.enter") : emailProblem(email) && t("base.field.email"),
    }),
    submit: async ({ email }) => {
      await request.send({ body: { email: email.trim() } });
      toast.success(t("account.email.sent"));
    },
    explain: (error) => problemText(error, { STATE_CONFLICT: t("account.email.same") }),
  });
  if (!open)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t("account.email.change")}</Button>
      </div>
    );
  return (
    <Form
      form={form}
      label={t("account.email.change")}
      submitLabel={t("account.email.send")}
      secondary={
        <Button kind="quiet" onClick={() => setOpen(false)}>
          {t("account.shared.cancel")}
        </Button>
      }
    >
      <TextField
        label={t("account.email.new")}
        hint={t(user.email_confirmed ? "account.email.hint" : "account.email.hintUnconfirmed")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        {...form.field("email")}
      />
    </Form>
  );
}
