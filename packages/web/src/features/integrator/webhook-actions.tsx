import type { Translate } from "@treadclub/texts";
import { Link2, RefreshCw, Send, Trash2 } from "lucide-react";
import { action, formAction, type RecordAction } from "#ui/record/record-action.tsx";
import { TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import type { Key } from "./queries.ts";
import type { Issued } from "./SecretDialog.tsx";

/** What may be done about the webhook of a key; each stands in its part of the record. */
export function webhookActions(key: Key, t: Translate, show: (issued: Issued) => void): RecordAction[] {
  const { id, version, can, webhook } = key;
  const params = { id: String(id) };
  const hasWebhook = webhook !== null;
  return [
    formAction("setIntegratorWebhook", {
      can: can.change,
      inPlace: true,
      kind: hasWebhook ? undefined : "main",
      icon: <Link2 aria-hidden="true" />,
      label: t(hasWebhook ? "integrator.hook.change" : "integrator.hook.set"),
      ask: { title: t("integrator.hook.setTitle"), text: t("integrator.hook.setText") },
      form: {
        initial: { url: webhook?.url ?? "https://" },
        fields: (form) => (
          <TextField
            label={t("integrator.hook.address")}
            hint={t("integrator.hook.addressHint")}
            type="url"
            autoComplete="off"
            {...form.field("url")}
          />
        ),
      },
      input: ({ url }) => ({ params, body: { url: url.trim(), version } }),
      onDone: ({ secret }) => {
        if (secret === null) toast.success(t("integrator.hook.same"));
        else show({ kind: "signing", secret, oldUntil: null });
      },
    }),
    action("testIntegratorWebhook", {
      can: can.test,
      inPlace: true,
      icon: <Send aria-hidden="true" />,
      label: t("integrator.hook.test"),
      input: { params, body: {} },
      done: t("integrator.hook.tested"),
    }),
    action("rotateIntegratorWebhook", {
      can: can.change && hasWebhook,
      inPlace: true,
      icon: <RefreshCw aria-hidden="true" />,
      label: t("integrator.hook.rotate"),
      ask: { title: t("integrator.hook.rotateTitle"), text: t("integrator.hook.rotateText") },
      input: { params, body: { version } },
      onDone: (reply) =>
        show({ kind: "signing", secret: reply.secret, oldUntil: reply.key.webhook?.old_secret_until ?? null }),
    }),
    action("removeIntegratorWebhook", {
      can: can.change && hasWebhook,
      inPlace: true,
      kind: "caution",
      icon: <Trash2 aria-hidden="true" />,
      label: t("integrator.hook.remove"),
      ask: { title: t("integrator.hook.removeTitle"), text: t("integrator.hook.removeText") },
      input: { params, body: { version } },
      done: t("integrator.hook.removed"),
    }),
  ];
}
