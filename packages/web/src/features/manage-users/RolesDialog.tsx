import type { ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Stack } from "#ui/Card.tsx";
import { CheckboxGroup } from "#ui/ChoiceFields.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { useSetRoles, type AdminUser } from "./queries.ts";

export const officeRoles = ["admin", "super_admin", "supplier"] as const;

interface RolesDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
  readonly onStale: () => Promise<unknown>;
}

/** Gives and takes the roles of the platform's own people. */
export function RolesDialog({ user, onClose, onStale }: RolesDialogProps): ReactElement {
  const t = useT();
  const { send } = useSetRoles();
  const form = useForm<{ roles: readonly string[] }>({
    initial: { roles: user.roles.map(({ name }) => name) },
    validate: ({ roles }) => ({ roles: roles.length === 0 ? t("office.user.rolesNeed") : undefined }),
    submit: async ({ roles }) => {
      try {
        const chosen = officeRoles.filter((name) => roles.includes(name));
        await send({ params: { id: String(user.id) }, body: { roles: chosen, version: user.version } });
        toast.success(t("office.user.rolesSaved"));
      } catch (error) {
        if (!isCode(error, "STATE_CONFLICT")) throw error;
        await onStale();
        toast.warning(t("office.user.faster"));
      }
      onClose();
    },
    explain: errorText,
  });
  return (
    <Dialog open alert onClose={onClose} title={t("office.user.rolesTitle", { name: user.name })}>
      <Stack>
        <p>{t("office.user.rolesText")}</p>
        <Form form={form} submitLabel={t("office.user.rolesSave")}>
          <CheckboxGroup
            label={t("office.user.roles")}
            {...form.field("roles")}
            options={officeRoles.map((value) => ({ value, label: t(`base.role.${value}`) }))}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
