import { UserRoundCog } from "lucide-react";
import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";

interface ActAsButtonProps {
  readonly userId: number;
  readonly name: string;
  /** A scan whose status is looked at, instead of the dashboard. */
  readonly scanId?: number | undefined;
  readonly small?: boolean | undefined;
}

/** Begins to act as a user, for a reason that they can read. Needs the words of `office`. */
export function ActAsButton({ small, ...props }: ActAsButtonProps): ReactElement {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button small={small} icon={<UserRoundCog aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t("office.act.as", { name: props.name })}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t("office.act.title", { name: props.name })}>
        <ReasonForm {...props} onCancel={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

const shortestReason = 8;

function ReasonForm({
  userId,
  name,
  scanId,
  onCancel,
}: Omit<ActAsButtonProps, "small"> & { readonly onCancel: () => void }): ReactElement {
  const t = useT();
  const go = useNavigateTo();
  const form = useForm({
    initial: { reason: "" },
    validate: ({ reason }) => ({
      reason: reason.trim().length < shortestReason ? t("office.act.reasonShort") : undefined,
    }),
    submit: async ({ reason }) => {
      const { token, user } = await api.call("rabbitHole", { params: { id: String(userId) }, body: { reason } });
      const place = scanId === undefined ? { is_dashboard: 1 } : { is_admin_scan_status: 1, scan_id: scanId };
      go(pathTo("/app/rabbit_hole", {}, { user, token, ...place }));
    },
    explain: (error) => (isCode(error, "STATE_CONFLICT", "NOT_FOUND") ? t("office.act.notPossible") : errorText(error)),
  });
  return (
    <Form
      form={form}
      submitLabel={t("office.act.begin")}
      secondary={<Button onClick={onCancel}>{t("office.act.cancel")}</Button>}
      note={t("office.act.note")}
    >
      <p>{t("office.act.text", { name })}</p>
      <TextField
        label={t("office.act.reason")}
        hint={t("office.act.reasonHint", { name })}
        maxLength={300}
        {...form.field("reason")}
      />
    </Form>
  );
}
