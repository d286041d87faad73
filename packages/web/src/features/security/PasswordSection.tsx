import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { useUser } from "#kit/session.ts";
import { ChosenPassword } from "#entities/auth/ChosenPassword.tsx";
import { passwordProblem } from "#entities/auth/weak-password.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";

/** Sets or changes the password; everywhere else one is signed out. */
export function PasswordSection({ hasPassword }: { readonly hasPassword: boolean }): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Section
      title={t("account.password.title")}
      lead={t(hasPassword ? "account.password.lead" : "account.password.none")}
    >
      {open ? (
        <NewPassword onClose={() => setOpen(false)} />
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>
            {t(hasPassword ? "account.password.change" : "account.password.set")}
          </Button>
        </p>
      )}
    </Section>
  );
}

function NewPassword({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useT();
  const { email } = useUser();
  const change = useAction("changePassword");
  const form = useForm({
    initial: { password: "", again: "" },
    validate: ({ password, again }) => ({
      password: passwordProblem(password, t("base.field.password_short"), t),
      again: again !== password ? t("account.password.differ") : undefined,
    }),
    submit: async ({ password }) => {
      const { ended } = await change.send({ body: { password } });
      toast.success(t("account.password.done", { count: ended }));
      onClose();
    },
  });
  return (
    <Form
      form={form}
      submitLabel={t("account.password.save")}
      secondary={
        <Button kind="quiet" onClick={onClose}>
          {t("account.shared.cancel")}
        </Button>
      }
    >
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <ChosenPassword label={t("account.password.new")} hint={t("account.password.hint")} {...form.field("password")} />
      <PasswordField label={t("account.password.again")} autoComplete="new-password" {...form.field("again")} />
    </Form>
  );
}
