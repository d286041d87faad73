import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useUser } from "#kit/session.ts";
import { Button } from "#ui/Button.tsx";
import { RelativeTime } from "#ui/DateText.tsx";
import { Sentence } from "#ui/Sentence.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import css from "./People.module.css";
import { PersonQuestions, type Asked } from "./PersonQuestions.tsx";
import type { Person } from "./queries.ts";

interface PersonCardProps {
  readonly person: Person;
  /** Whether the signed-in user may leave; shown on their own card. */
  readonly mayLeave: boolean;
  readonly onStale: () => Promise<unknown>;
}

export function PersonCard({ person, mayLeave, onStale }: PersonCardProps): ReactElement {
  const t = useT();
  const isOneself = useUser().id === person.id;
  const [asked, setAsked] = useState<Asked | null>(null);
  const other = person.position === "owner" ? "staff" : "owner";
  return (
    <div className={css.person}>
      <div className={css.words}>
        <span className={css.name}>
          <strong>{isOneself ? t("office.people.you", { name: person.name }) : person.name}</strong>
          <StateBadge tone="neutral">{t(`office.company.position.${person.position}`)}</StateBadge>
        </span>
        <span>{person.email}</span>
        <span className={css.soft}>
          {person.second_step ? t("office.people.secondStep") : t("office.people.noSecondStep")}
          <br />
          {person.last_used_at === null ? (
            t("office.people.never")
          ) : (
            <Sentence
              write={(when) => t("office.people.used", { when })}
              nodes={[<RelativeTime key="when" value={person.last_used_at} />]}
            />
          )}
        </span>
      </div>
      <div className={css.actions}>
        {person.can.set_position && (
          <Button small onClick={() => setAsked(other)}>
            {t(other === "owner" ? "office.people.makeOwner" : "office.people.makeStaff")}
          </Button>
        )}
        {person.can.remove && (
          <Button small kind="danger" onClick={() => setAsked("remove")}>
            {t("office.people.remove")}
          </Button>
        )}
        {isOneself && mayLeave && (
          <Button small kind="danger" onClick={() => setAsked("leave")}>
            {t("office.people.leave")}
          </Button>
        )}
      </div>
      {isOneself && !mayLeave && person.position === "owner" && (
        <p className={css.soft}>{t("office.people.lastOwner")}</p>
      )}
      <PersonQuestions person={person} asked={asked} onClose={() => setAsked(null)} onStale={onStale} />
    </div>
  );
}
