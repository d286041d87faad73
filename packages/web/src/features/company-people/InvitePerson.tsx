import type { ReactElement } from "react";
import { positions } from "@treadclub/contract/access";
import { emailProblem } from "#kit/field-checks.ts";
import { useT } from "#kit/i18n.ts";
import { oneOf } from "#kit/list-address.ts";
import { explainEmailTaken } from "#kit/email-taken.ts";
import { Stack } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/ChoiceFields.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { useInvitePerson } from "./queries.ts";

interface InvitePersonProps {
  readonly memberId: number;
  readonly onClose: () => void;
}

/** Invites somebody into the company by mail. */
export function InvitePerson({ memberId, onClose }: InvitePersonProps): ReactElement {
  const t = useT();
  const { send } = useInvitePerson();
  const form = useForm({
    initial: { email: "", position: "staff" },
    validate: ({ email }) => ({ email: emailProblem(email) && t("base.field.email") }),
    submit: async ({ email, position }) => {
      const invited = { email: email.trim(), position: oneOf(position, positions, "staff") };
      await send({ body: { member_id: memberId, ...invited } }).catch(explainEmailTaken);
      toast.success(t("office.people.invited", { email: invited.email }));
      onClose();
    },
  });
  return (
    <Dialog open alert onClose={onClose} title={t("office.people.invite")}>
      <Stack>
        <p>{t("office.people.inviteText")}</p>
        <Form form={form} submitLabel={t("office.people.inviteSend")}>
          <TextField label={t("office.people.inviteEmail")} type="email" autoComplete="off" {...form.field("email")} />
          <RadioGroup
            label={t("office.people.invitePosition")}
            {...form.field("position")}
            options={[
              { value: "staff", label: t("office.company.position.staff"), hint: t("office.people.staffHint") },
              { value: "owner", label: t("office.company.position.owner"), hint: t("office.people.ownerText") },
            ]}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
