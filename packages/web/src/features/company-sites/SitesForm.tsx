import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { FormRows } from "#ui/office/FormRows.tsx";
import { TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useEditForm } from "#ui/use-edit-form.ts";
import { useSetSites, type Sites } from "./queries.ts";
import css from "./Sites.module.css";

interface SitesFormProps {
  readonly memberId: number;
  readonly sites: Sites;
  readonly reload: () => Promise<Sites | undefined>;
}

const most = 10;

/** The sites, a row each; the server tells which of them is not an address. */
export function SitesForm({ memberId, sites, reload }: SitesFormProps): ReactElement {
  const t = useT();
  const { send } = useSetSites();
  const { form } = useEditForm({
    record: sites,
    draftOf: (read) => ({ sites: read.sites.map((site) => ({ site })) }),
    reload,
    save: async (draft, version) => {
      const body = { sites: draft.sites.map(({ site }) => site.trim()), version };
      await send({ params: { id: String(memberId) }, body });
      return (await reload()) ?? sites;
    },
    onSaved: () => toast.success(t("office.sites.saved")),
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
