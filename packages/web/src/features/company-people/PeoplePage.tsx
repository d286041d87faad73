import { useState, type ReactElement } from "react";
import { UserPlus } from "lucide-react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Invitations } from "./Invitations.tsx";
import { InvitePerson } from "./InvitePerson.tsx";
import css from "./People.module.css";
import { PersonCard } from "./PersonCard.tsx";
import { usePeople } from "./queries.ts";

/** Who works in a company, and who is invited. */
export function PeoplePage({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const query = usePeople(memberId);
  const [asking, setAsking] = useState(false);
  const mayInvite = query.data?.can.invite === true;
  return (
    <Page
      title={t("office.people.title")}
      lead={t("office.people.lead")}
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      width="wide"
      help={{ href: helpPath("team") }}
      actions={
        mayInvite && (
          <Button kind="main" icon={<UserPlus aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t("office.people.invite")}
          </Button>
        )
      }
    >
      <Loaded query={query} shape="list">
        {(people) => (
          <>
            {!people.can.invite && <p className={css.soft}>{t("office.people.ownersOnly")}</p>}
            <ul className={css.list} aria-label={t("office.people.list")}>
              {people.users.map((person) => (
                <li key={person.id}>
                  <PersonCard person={person} mayLeave={people.can.leave} onStale={query.refetch} />
                </li>
              ))}
            </ul>
            <Section title={t("office.people.invitations")}>
              <Invitations
                memberId={memberId}
                invitations={people.invitations}
                mayManage={people.can.invite}
                onStale={query.refetch}
              />
            </Section>
          </>
        )}
      </Loaded>
      {asking && <InvitePerson memberId={memberId} onClose={() => setAsking(false)} />}
    </Page>
  );
}
