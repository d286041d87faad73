import { useContext, type ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Card } from "#ui/Card.tsx";
import { formatCode } from "#ui/CodeText.tsx";
import { Facts } from "#ui/Facts.tsx";
import { Form } from "#ui/Form.tsx";
import { ListOfDetailContext } from "#ui/list-detail.ts";
import { Page } from "#ui/Page.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import type { Oddity } from "./oddity-filters.ts";

interface OddityDetailProps {
  readonly oddity: Oddity;
  readonly side: "admin" | "member";
}

/** What happened, where, who was there, and who has looked at it; alone, it is a page with its way back. */
export function OddityDetail({ oddity, side }: OddityDetailProps): ReactElement {
  const list = useContext(ListOfDetailContext);
  const title = useT()(`fraud.odd.what.${oddity.kind}`, { count: oddity.count });
  const body = <OddityBody oddity={oddity} side={side} />;
  if (list === null) return <Card title={title}>{body}</Card>;
  return (
    <Page title={title} back={list.back}>
      <Card>{body}</Card>
    </Page>
  );
}

function OddityBody({ oddity, side }: OddityDetailProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { member, club, voucher, looked_at: lookedAt } = oddity;
  return (
    <>
      <Facts
        facts={[
          { label: t("fraud.odd.fitter"), value: side === "admin" && member?.name },
          { label: t("fraud.odd.club"), value: club?.name },
          { label: t("fraud.odd.who"), value: oddity.user_name },
          { label: t("fraud.odd.since"), value: format.dayTime(oddity.since) },
          { label: t("fraud.odd.until"), value: format.dayTime(oddity.until) },
          {
            label: t("fraud.odd.voucher"),
            value: voucher && format.facts(voucher.title, formatCode(voucher.code)),
          },
          {
            label: t("fraud.odd.lookedBy"),
            value: lookedAt !== null && format.facts(oddity.looked_by, format.dayTime(lookedAt)),
          },
          { label: t("fraud.odd.note"), value: oddity.note },
        ]}
      />
      {oddity.can.look ? <LookForm oddity={oddity} side={side} /> : lookedAt === null && <p>{t("fraud.odd.owners")}</p>}
    </>
  );
}

const longest = 2000;

function LookForm({ oddity, side }: OddityDetailProps): ReactElement {
  const t = useT();
  const { send } = useAction(side === "admin" ? "lookAtOddity" : "lookAtMemberOddity");
  const form = useForm({
    initial: { note: "" },
    submit: async ({ note }) => {
      await send({ params: { id: String(oddity.id) }, body: { note: note.trim() } });
      toast.success(t("fraud.odd.lookDone"));
    },
    explain: errorText,
  });
  return (
    <Form form={form} submitLabel={t("fraud.odd.look")}>
      <TextArea
        label={t("fraud.odd.note")}
        hint={t("fraud.odd.noteHint")}
        optional
        rows={3}
        limit={longest}
        {...form.field("note")}
      />
    </Form>
  );
}
