import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction, useCall } from "#kit/queries.ts";
import { Card } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";

type Review = NonNullable<ReplyOf<Catalog["getOwnWelcomeReview"]>["review"]>;

/** How the check of a driver's welcome voucher stands, while there is something to say about it. */
export function WelcomeReview({ consumerId }: { readonly consumerId: number }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const review = useCall("getOwnWelcomeReview", { params: { id: String(consumerId) } }).data?.review ?? null;
  if (review === null) return null;
  const when = format.dayTime(review.answer_by, "short");
  if (review.state === "checking")
    return (
      <Card
        tone="waiting"
        title={t("wallet.welcome.checking.title", { amount: format.money(review.amount_pence, true) })}
      >
        <p>{t("wallet.welcome.checking.text")}</p>
        <p>{t("wallet.welcome.checking.when", { when })}</p>
      </Card>
    );
  if (review.state === "refused")
    return (
      <Card tone="neutral" title={t("wallet.welcome.refused.title")}>
        <p>{review.reason}</p>
        {review.can.appeal && <AppealForm review={review} />}
      </Card>
    );
  if (review.state === "appealed")
    return (
      <Card tone="waiting" title={t("wallet.welcome.appealed.title")}>
        <p>{t("wallet.welcome.appealed.when", { when })}</p>
      </Card>
    );
  if (review.state === "upheld")
    return (
      <Card tone="neutral" title={t("wallet.welcome.upheld.title")}>
        <p>{review.appeal_answer}</p>
        <p>{t("wallet.welcome.upheld.text")}</p>
      </Card>
    );
  return null;
}

const shortest = 10;
const longest = 2000;

function AppealForm({ review }: { readonly review: Review }): ReactElement {
  const t = useT();
  const appeal = useAction("appealWelcomeReview");
  const form = useForm({
    initial: { text: "" },
    validate: ({ text }) => ({ text: text.trim().length < shortest ? t("wallet.welcome.appealNeed") : undefined }),
    submit: async ({ text }) => {
      await appeal.send({ params: { id: String(review.id) }, body: { text: text.trim() } });
      toast.success(t("wallet.welcome.appealSent"));
    },
    explain: errorText,
    keepAs: `welcome-appeal-${review.id}`,
  });
  return (
    <>
      <p>{t("wallet.welcome.refused.appeal")}</p>
      <Form form={form} submitLabel={t("wallet.welcome.appealSend")}>
        <TextArea
          label={t("wallet.welcome.appeal")}
          hint={t("wallet.welcome.appealHint")}
          rows={4}
          limit={longest}
          {...form.field("text")}
        />
      </Form>
    </>
  );
}
