import type { ReactElement } from "react";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { FormRows } from "#ui/office/FormRows.tsx";
import { TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { useSetSites, type Sites } from "./queries.ts";
import css from "./Sites.module.css";

interface SitesFormProps {
  readonly memberId: number;
  readonly sites: Sites;
  readonly onStale: () => Promise<unknown>;
}

const most = 10;

/** The sites, a row each; the server answers which of them is none. */
export function SitesForm({ memberId, sites, onStale }: SitesFormProps): ReactElement {
  const t = useT();
  const { send } = useSetSites();
  const form = useForm({
    initial: { sites: sites.sites.map((site) => ({ site })) },
    submit: async (values) => {
      try {
        await send({
          params: { id: String(memberId) },
          body: { sites: values.sites.map(({ site }) => site.trim()).filter(Boolean), version: sites.version },
        });
        toast.success(t("office.sites.saved"));
      } catch (error) {
        if (!isCode(error, "STATE_CONFLICT")) throw error;
        await onStale();
        toast.warning(t("office.sites.faster"));
      }
    },
  });
  return (
    <Form form={form} submitLabel={t("office.sites.save")}>
      <FormRows
        rows={form.rows("sites")}
        label={t("office.sites.list")}
        hint={t("office.sites.hint")}
        rowName={(number) => t("office.sites.number", { number })}
        blank={{ site: "" }}
        addLabel={t("office.sites.add")}
        atMost={most}
        line={css.site}
      >
        {(row) => <TextField label={t("office.sites.field")} type="url" autoComplete="off" {...row.field("site")} />}
      </FormRows>
    </Form>
  );
}
