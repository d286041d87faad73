import type { ReactElement } from "react";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { useSetSites, type Sites } from "./queries.ts";

interface SitesFormProps {
  readonly memberId: number;
  readonly sites: Sites;
  readonly onStale: () => Promise<unknown>;
}

const most = 10;

/** The sites, one a line; the server answers which of them is none. */
export function SitesForm({ memberId, sites, onStale }: SitesFormProps): ReactElement {
  const t = useT();
  const { send } = useSetSites();
  const form = useForm({
    initial: { sites: sites.sites.join("\n") },
    validate: (values) => ({
      sites: linesOf(values.sites).length > most ? t("office.sites.tooMany") : undefined,
    }),
    submit: async (values) => {
      try {
        await send({
          params: { id: String(memberId) },
          body: { sites: linesOf(values.sites), version: sites.version },
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
      <TextArea label={t("office.sites.field")} hint={t("office.sites.hint")} rows={4} {...form.field("sites")} />
    </Form>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
