import { useRef, useState, type ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useSaveDeal, type Deal } from "#entities/deal/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { useToday } from "#ui/use-today.ts";
import { dealProblems } from "./deal-check.ts";
import { dealBody, draftOf, type DealDraft } from "./deal-draft.ts";
import { DealDays, DealPrice, DealTexts } from "./DealFields.tsx";
import { DealPicture } from "./DealPicture.tsx";
import { DealPreview } from "./DealPreview.tsx";
import css from "./ManageDeals.module.css";

interface DealEditorProps {
  readonly memberId: number;
  readonly company: string;
  /** null makes a new one. */
  readonly deal: Deal | null;
  readonly listHref: string;
  readonly onDone: () => void;
  /** Reads the deal as it is now. */
  readonly reload: () => Promise<Deal | undefined>;
}

/** Creates or edits a deal, with what drivers will see beside it. */
export function DealEditor({ memberId, company, deal, listHref, onDone, reload }: DealEditorProps): ReactElement {
  const t = useT();
  const today = useToday();
  const [initial] = useState(() => draftOf(deal, today));
  // A fresh read in the background changes neither what is typed nor the version.
  const read = useRef(deal);
  const { send } = useSaveDeal();
  const form = useForm<DealDraft>({
    initial,
    validate: (draft) => dealProblems(draft, today, t),
    submit: async (draft) => {
      await send({ body: dealBody(draft, read.current, memberId) });
      toast.success(t("office.deals.saved"));
      onDone();
    },
    onConflict: async () => {
      read.current = (await reload()) ?? read.current;
    },
    explain: errorText,
  });
  return (
    <Page
      title={t(deal ? "office.deals.edit" : "office.deals.new")}
      width="wide"
      back={{ href: listHref, label: t("office.deals.title") }}
    >
      <div className={css.editor}>
        <Form
          form={form}
          submitLabel={t("office.deals.save")}
          secondary={<Button onClick={onDone}>{t("office.deals.cancel")}</Button>}
        >
          <DealTexts form={form} />
          <DealPicture {...form.field("upload_id")} />
          <DealPrice form={form} />
          <DealDays form={form} today={today} />
        </Form>
        <DealPreview draft={form.values} company={company} />
      </div>
    </Page>
  );
}
