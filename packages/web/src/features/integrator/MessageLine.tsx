import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Row } from "#ui/DataList.tsx";
import { RelativeTime } from "#ui/DateText.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { Tone } from "#ui/tone.ts";
import { deliveryProblem } from "./delivery-text.ts";
import css from "./Integrator.module.css";
import type { MessageRow } from "./queries.ts";

const tones: Readonly<Record<MessageRow["state"], Tone>> = { waiting: "waiting", sent: "good", failed: "now" };

export function MessageBadge({ state }: Pick<MessageRow, "state">): ReactElement {
  const t = useT();
  return <StateBadge tone={tones[state]}>{t(`integrator.message.state.${state}`)}</StateBadge>;
}

/** Returns what a message is called: its event and its number. */
export function useMessageName(): (message: Pick<MessageRow, "type" | "id">) => string {
  const t = useT();
  return ({ type, id }) => t("integrator.message.title", { type: t(`integrator.message.type.${type}`), id });
}

interface MessageLineProps {
  readonly message: MessageRow;
  /** Among messages of several keys. */
  readonly withKey?: boolean;
}

/** A message in a list: what it says, of which key, and how it stands. */
export function MessageLine({ message, withKey = false }: MessageLineProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const nameOf = useMessageName();
  const { state, key, last_status: status, last_problem: problem } = message;
  const words = deliveryProblem({ status, problem }, t);
  const isFirst = !withKey && status === null;
  return (
    <Row
      title={nameOf(message)}
      badge={<MessageBadge state={state} />}
      meta={
        <span className={css.meta}>
          <span>
            {format.facts(
              withKey && key.name,
              status !== null && t("integrator.message.status", { status }),
              words && (isFirst ? words : format.lowerFirst(words)),
            )}
          </span>
          <RelativeTime value={message.created_at} />
        </span>
      }
    />
  );
}
