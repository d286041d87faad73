import { Ban, TicketCheck } from "lucide-react";
import type { ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { useFormat } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Section } from "#ui/Card.tsx";
import { DateText } from "#ui/DateText.tsx";
import type { Fact } from "#ui/Facts.tsx";
import { Plate } from "#ui/Plate.tsx";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { noteForm } from "#ui/record/note-form.tsx";
import { action, formAction, type RecordAction } from "#ui/record/record-action.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { useReview, type Review } from "./queries.ts";
import { ReviewBadge } from "./ReviewBadge.tsx";

interface WelcomeReviewRecordProps {
  readonly adminId: number;
  readonly reviewId: number;
  readonly beside?: boolean;
}

/** A welcome voucher on hold: whose, what other accounts have in common with them, and what was decided. */
export function WelcomeReviewRecord({ adminId, reviewId, beside }: WelcomeReviewRecordProps): ReactElement {
  const t = useT();
  const href = pathTo("/app/admin/{admin_id}/welcome_vouchers/{id}", { admin_id: adminId, id: reviewId });
  return (
    <DetailPage
      key={reviewId}
      beside={beside}
      query={useReview(reviewId)}
      list={{
        href: pathTo("/app/admin/{admin_id}/welcome_vouchers", { admin_id: adminId }),
        label: t("fraud.welcome.title"),
      }}
      page={{ href, label: t("fraud.welcome.open") }}
      help={{ href: helpPath("welcome") }}
      title={({ consumer }) => consumer.name || t("fraud.welcome.nobody")}
      badge={({ state }) => <ReviewBadge state={state} />}
      actions={(review) => actionsOf(review, t)}
      facts={(review) => factsOf(review, adminId, t)}
    >
      {(review, level) => (
        <>
          <Signals review={review} adminId={adminId} level={level} />
          <Words title={t("fraud.welcome.reason")} text={review.reason} level={level} />
          <Words title={t("fraud.welcome.appeal")} text={review.appeal} level={level} />
          <Words title={t("fraud.welcome.appealAnswer")} text={review.appeal_answer} level={level} />
        </>
      )}
    </DetailPage>
  );
}

interface PartProps {
  readonly level: 2 | 3;
}

function Words({ title, text, level }: PartProps & { readonly title: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Section title={title} level={level}>
      <p>{text}</p>
    </Section>
  );
}

function Signals({ review, adminId, level }: PartProps & { readonly review: Review; readonly adminId: number }) {
  const t = useT();
  const format = useFormat();
  const { signals } = review;
  if (signals.length === 0)
    return (
      <Section title={t("fraud.welcome.signals")} level={level}>
        <p>{t("fraud.welcome.signalsNone")}</p>
      </Section>
    );
  return (
    <Section
      title={format.labelled(t("fraud.welcome.signals"), t(`fraud.strength.${review.strength}`))}
      lead={t("fraud.welcome.household")}
      level={level}
    >
      <ul>
        {signals.map(({ kind, other, explained }) => (
          <li key={`${kind} ${other.id}`}>
            <UiLink href={pathTo("/app/admin/{admin_id}/users/{id}", { admin_id: adminId, id: other.id })}>
              {format.labelled(t(`fraud.signal.${kind}`), other.name || t("fraud.welcome.nobody"))}
            </UiLink>
            {explained && <p>{t("fraud.welcome.explained")}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function actionsOf({ id, version, state, consumer, can }: Review, t: Translate): RecordAction[] {
  const decide = (decision: "give" | "refuse") => ({ params: { id: String(id) }, body: { decision, version } });
  const refusal = state === "appealed" ? "uphold" : "refuse";
  return [
    action("decideWelcomeReview", {
      name: "give",
      can: can.decide,
      kind: "main",
      icon: <TicketCheck aria-hidden="true" />,
      label: t("fraud.welcome.give"),
      ask: { title: t("fraud.welcome.giveTitle", { name: consumer.name }), text: t("fraud.welcome.giveText") },
      input: decide("give"),
      done: t("fraud.welcome.given"),
    }),
    formAction("decideWelcomeReview", {
      name: "refuse",
      can: can.decide,
      kind: "caution",
      icon: <Ban aria-hidden="true" />,
      label: t(`fraud.welcome.${refusal}`),
      ask: { title: t(`fraud.welcome.${refusal}Title`), text: t(`fraud.welcome.${refusal}Text`) },
      form: noteForm({
        label: t("fraud.welcome.note"),
        hint: t("fraud.welcome.noteHint"),
        need: t("fraud.welcome.noteNeed"),
      }),
      input: ({ message }) => {
        const { params, body } = decide("refuse");
        return { params, body: { ...body, text: message.trim() } };
      },
      done: t("fraud.welcome.refused"),
    }),
  ];
}

function factsOf(review: Review, adminId: number, t: Translate): Fact[] {
  const isOpen = review.can.decide;
  const decidedAt = review.appeal_answered_at ?? review.decided_at;
  return [
    {
      label: t("fraud.welcome.driver"),
      value: (
        <UiLink href={pathTo("/app/admin/{admin_id}/users/{id}", { admin_id: adminId, id: review.consumer.id })}>
          {t("fraud.welcome.driverOpen")}
        </UiLink>
      ),
    },
    { label: t("fraud.welcome.plate"), value: review.plate && <Plate value={review.plate} /> },
    { label: t("fraud.welcome.held"), value: <DateText value={review.held_at} time /> },
    { label: t("fraud.welcome.answerBy"), value: isOpen && <DateText value={review.answer_by} time /> },
    {
      label: t("fraud.welcome.decided"),
      value: decidedAt !== null && (
        <>
          <DateText value={decidedAt} time />
          <br />
          {(review.appeal_answered_at === null ? review.decided_by : review.appeal_answered_by) ||
            t("fraud.welcome.byItself")}
        </>
      ),
    },
  ];
}
