import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Row } from "#ui/DataList.tsx";
import { RelativeTime } from "#ui/DateText.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { Tone } from "#ui/tone.ts";
import { problemOf } from "./problem-text.ts";
import type { MessageRow } from "./queries.ts";

const tones: Readonly<Record<MessageRow["state"], Tone>> = { waiting: "waiting", sent: "good", failed: "now" };

export function MessageBadge({ state }: Pick<MessageRow, "state">): ReactElement {
  const t = useT();
  return <StateBadge tone={tones[state]}>{t(`integrator.message.state.${state}`)}</StateBadge>;
}

/** Returns what a message is called: what it tells, and its number. */
export function useMessageName(): (message: Pick<MessageRow, "type" | "id">) => string {
  const t = useT();
  return ({ type, id }) => t("integrator.message.title", { type: t(`integrator.message.type.${type}`), id });
}

/** A message in a list: what it tells, of which key, and how it stands. */
export function MessageLine({ message }: { readonly message: MessageRow }): ReactElement {
  const t = useT();
  const format = useFormat();
  const nameOf = useMessageName();
  const { state, key, last_status: status, last_problem: problem } = message;
  const answer = status === null ? problem && problemOf(problem, t) : String(status);
  return (
    <Row
      title={nameOf(message)}
      badge={<MessageBadge state={state} />}
      meta={
        <>
          {format.facts(key.name, answer)} <RelativeTime value={message.created_at} />
        </>
      }
    />
  );
}
