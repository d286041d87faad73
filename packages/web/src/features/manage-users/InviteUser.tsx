import type { ReactElement } from "react";
import { locales } from "@treadclub/texts";
import { emailProblem, nameProblem } from "#kit/field-checks.ts";
import { explainEmailTaken } from "#kit/email-taken.ts";
import { useT } from "#kit/i18n.ts";
import { oneOf } from "#kit/list-address.ts";
import { Stack } from "#ui/Card.tsx";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { localeNames } from "#ui/locale-names.ts";
import { TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { useInviteUser } from "./queries.ts";
import { officeRoles } from "./office-roles.ts";

/** Makes an account for an administrator or supplier, who sets the password by mail. */
export function InviteUser({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useT();
  const { send } = useInviteUser();
  const form = useForm({
    initial: { email: "", first_name: "", last_name: "", role: "admin", locale: "en" },
    validate: (values) => ({
      email: emailProblem(values.email) && t("base.field.email"),
      first_name: nameProblem(values.first_name, t("office.users.need.name"), t),
      last_name: nameProblem(values.last_name, t("office.users.need.name"), t),
    }),
    submit: async (values) => {
      await send({
        body: {
          email: values.email.trim(),
          first_name: values.first_name.trim(),
          last_name: values.last_name.trim(),
          role: oneOf(values.role, officeRoles, "supplier"),
          locale: oneOf(values.locale, locales, "en"),
        },
      }).catch(explainEmailTaken);
      toast.success(t("office.users.invited", { email: values.email.trim() }));
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t("office.users.invite")} alert>
      <Stack>
        <p>{t("office.users.inviteText")}</p>
        <Form form={form} submitLabel={t("office.users.inviteSend")}>
          <TextField label={t("office.users.inviteEmail")} type="email" autoComplete="off" {...form.field("email")} />
          <TextField label={t("office.users.inviteFirst")} autoComplete="off" {...form.field("first_name")} />
          <TextField label={t("office.users.inviteLast")} autoComplete="off" {...form.field("last_name")} />
          <SelectField
            label={t("office.users.inviteRole")}
            {...form.field("role")}
            options={officeRoles.map((value) => ({ value, label: t(`base.role.${value}`) }))}
          />
          <SelectField
            label={t("office.users.inviteLocale")}
            {...form.field("locale")}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
