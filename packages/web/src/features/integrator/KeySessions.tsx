import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { DateText } from "#ui/DateText.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { Tone } from "#ui/tone.ts";
import { ToneShape } from "#ui/ToneShape.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import css from "./Integrator.module.css";
import { messagePath } from "./paths.ts";
import { useSessions, type Key, type Session } from "./queries.ts";
import { remarksOf, stepsOf, type Step } from "./session-steps.ts";

interface KeySessionsProps {
  readonly apiKey: Pick<Key, "id">;
  readonly level: 2 | 3;
}

const tones: Readonly<Record<Session["outcome"], Tone>> = {
  not_opened: "neutral",
  scanning: "waiting",
  reading: "waiting",
  completed: "good",
  partly: "soon",
  failed: "now",
  left: "neutral",
  expired: "neutral",
  forgotten: "neutral",
};

/** The last sessions of a key; each opens to its steps. */
export function KeySessions({ apiKey, level }: KeySessionsProps): ReactElement {
  const t = useT();
  return (
    <Loaded query={useSessions(apiKey.id)}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty
            picture="list"
            title={t("integrator.sessions.none")}
            text={t("integrator.sessions.noneText")}
            level={level}
          />
        ) : (
          <Section title={t("integrator.sessions.title")} lead={t("integrator.sessions.lead")} level={level}>
            <ul className={css.sessions}>
              {list.map((session) => (
                <li key={session.id}>
                  <SessionLine session={session} />
                </li>
              ))}
            </ul>
          </Section>
        )
      }
    </Loaded>
  );
}

function SessionLine({ session }: { readonly session: Session }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { id, reference, outcome, created_at: begun } = session;
  return (
    <details className={css.session}>
      <summary>
        <span className={css.sessionName}>
          <strong>{t("integrator.session.number", { id })}</strong>
          {reference !== null && <span className={css.soft}>{reference}</span>}
        </span>
        <StateBadge tone={tones[outcome]}>{t(`integrator.outcome.${outcome}`)}</StateBadge>
        <span className={css.soft}>{format.dayTime(begun, "short")}</span>
      </summary>
      <Steps session={session} />
    </details>
  );
}

function Steps({ session }: { readonly session: Session }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <ol className={css.steps}>
        {stepsOf(session, { t, format }).map((step) => (
          <StepLine key={step.key} step={step} />
        ))}
      </ol>
      {remarksOf(session, { t, format }).map((remark) => (
        <p key={remark} className={css.remark}>
          {remark}
        </p>
      ))}
    </>
  );
}

function StepLine({ step }: { readonly step: Step }): ReactElement {
  const t = useT();
  return (
    <li className={css.step}>
      <span className={css.mark}>{step.tone !== "neutral" && <ToneShape tone={step.tone} size={14} />}</span>
      <span>
        {step.tyre !== null && <strong>{step.tyre} </strong>}
        {step.text}
        {step.messageId !== undefined && (
          <>
            {" "}
            <UiLink href={messagePath(step.messageId)}>{t("integrator.step.message")}</UiLink>
          </>
        )}
      </span>
      <span className={css.soft}>
        <DateText value={step.at} style="short" time />
      </span>
    </li>
  );
}
