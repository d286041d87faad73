import type { Translate } from "@treadclub/texts";
import { RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { CodeBlock } from "#ui/CodeBlock.tsx";
import { DateText } from "#ui/DateText.tsx";
import type { Fact } from "#ui/Facts.tsx";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { action, type RecordAction } from "#ui/record/record-action.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { attemptText } from "./delivery-text.ts";
import css from "./Integrator.module.css";
import { MessageBadge, useMessageName } from "./MessageLine.tsx";
import { keyPath, messagePath, messagesPath } from "./paths.ts";
import { useMessage, type Message } from "./queries.ts";

interface MessageRecordProps {
  readonly messageId: number;
  readonly beside?: boolean;
}

/** A message: its body, every try, and what the receiver answered. */
export function MessageRecord({ messageId, beside }: MessageRecordProps): ReactElement {
  const t = useT();
  const nameOf = useMessageName();
  return (
    <DetailPage
      key={messageId}
      beside={beside}
      query={useMessage(messageId)}
      list={{ href: messagesPath, label: t("integrator.messages.title") }}
      page={{ href: messagePath(messageId), label: t("integrator.message.open") }}
      help={{ href: helpPath("integrator") }}
      title={nameOf}
      badge={({ state }) => <MessageBadge state={state} />}
      actions={(message) => actionsOf(message, t)}
      facts={(message) => factsOf(message, t)}
    >
      {(message, level) => (
        <>
          <Section title={t("integrator.message.attempts")} level={level}>
            {message.attempts.length === 0 && <p className={css.soft}>{t("integrator.message.attemptsNone")}</p>}
            <Attempts attempts={message.attempts} />
          </Section>
          <Section title={t("integrator.message.body")} level={level}>
            {message.body === null ? (
              <p className={css.soft}>{t("integrator.message.bodyNone")}</p>
            ) : (
              <CodeBlock label={t("integrator.message.body")} text={indented(message.body)} />
            )}
          </Section>
        </>
      )}
    </DetailPage>
  );
}

const actionsOf = ({ id, version, state, can_resend: can }: Message, t: Translate): RecordAction[] => [
  action("resendIntegratorMessage", {
    can,
    kind: "main",
    icon: <RotateCw aria-hidden="true" />,
    label: t(state === "waiting" ? "integrator.message.resendNow" : "integrator.message.resend"),
    input: { params: { id: String(id) }, body: { version } },
    done: t("integrator.message.resent"),
  }),
];

const factsOf = (message: Message, t: Translate): Fact[] => [
  {
    label: t("integrator.messages.key"),
    value: <UiLink href={keyPath(message.key.id, "webhook")}>{message.key.name}</UiLink>,
  },
  { label: t("integrator.message.eventType"), value: <code translate="no">{message.type}</code> },
  {
    label: t("integrator.message.session"),
    value: message.session_id !== null && (
      <UiLink href={keyPath(message.key.id, "sessions")}>
        {t("integrator.session.number", { id: message.session_id })}
      </UiLink>
    ),
  },
  { label: t("integrator.message.created"), value: <DateText value={message.created_at} style="short" time /> },
  {
    label: t("integrator.message.delivered"),
    value: message.state === "sent" && message.sent_at !== null && (
      <DateText value={message.sent_at} style="short" time />
    ),
  },
  {
    label: t("integrator.message.next"),
    value: message.next_try_at !== null && <DateText value={message.next_try_at} style="short" time />,
  },
  { label: t("integrator.message.event"), value: <code translate="no">{message.event_id}</code> },
];

function Attempts({ attempts }: Pick<Message, "attempts">): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <ol className={css.attempts}>
      {attempts.map((attempt) => (
        <li key={attempt.at}>
          <p className={css.attempt}>
            <strong>{attemptText(attempt, t, format)}</strong>
            <span className={css.soft}>
              <DateText value={attempt.at} style="short" time />
            </span>
          </p>
          {attempt.status !== null &&
            (attempt.answer === "" ? (
              <p className={css.soft}>{t("integrator.message.answerEmpty")}</p>
            ) : (
              <CodeBlock label={t("integrator.message.answer")} text={attempt.answer} />
            ))}
        </li>
      ))}
    </ol>
  );
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
