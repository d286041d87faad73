import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { DateText } from "#ui/DateText.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import css from "./Integrator.module.css";
import { keyPath } from "./paths.ts";
import { useRefusals, type Key, type Refusal } from "./queries.ts";
import { refusalText } from "./refusal-text.ts";

interface KeyRefusalsProps {
  readonly apiKey: Pick<Key, "id" | "can">;
  readonly level: 2 | 3;
}

/** The last calls of a key that were refused, and why. */
export function KeyRefusals({ apiKey, level }: KeyRefusalsProps): ReactElement {
  const t = useT();
  const { id, can } = apiKey;
  return (
    <Loaded query={useRefusals(id)}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty
            picture="list"
            title={t("integrator.refusals.none")}
            text={t("integrator.refusals.noneText")}
            level={level}
          />
        ) : (
          <Section
            title={t("integrator.refusals.title")}
            lead={t("integrator.refusals.lead")}
            level={level}
            actions={
              can.change && (
                <ButtonLink small kind="quiet" className={css.besideTitle} href={keyPath(id, "settings")}>
                  {t("integrator.refusal.allow")}
                </ButtonLink>
              )
            }
          >
            <ul className={css.refusals}>
              {list.map((refusal) => (
                <RefusalLine key={refusal.id} refusal={refusal} />
              ))}
            </ul>
          </Section>
        )
      }
    </Loaded>
  );
}

function RefusalLine({ refusal }: { readonly refusal: Refusal }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { call, status, code, at, session_id: sessionId } = refusal;
  return (
    <li className={css.refusal}>
      <strong>{refusalText(refusal, t, format)}</strong>
      <code className={css.call} translate="no">
        {call}
      </code>
      <span className={cx(css.meta, css.soft)}>
        <span>
          {format.facts(
            `${status} ${code}`.trim(),
            sessionId !== null && t("integrator.session.number", { id: sessionId }),
          )}
        </span>
        <DateText value={at} style="short" time />
      </span>
    </li>
  );
}
