import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useCall } from "#kit/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { UiLink } from "#ui/UiLink.tsx";

interface LiveClubsProps {
  readonly adminId: number;
  readonly memberId: number;
}

/** The clubs of a company that drivers can join today, and the way to all of them. */
export function LiveClubs({ adminId, memberId }: LiveClubsProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const query = useCall("getDiscountClubByMemberId", { params: { id: String(memberId) } });
  return (
    <Section
      title={t("office.member.liveClubs")}
      actions={
        <ButtonLink
          small
          href={pathTo("/app/admin/{admin_id}/discount_clubs", { admin_id: adminId }, { member_id: memberId })}
        >
          {t("office.member.clubs")}
        </ButtonLink>
      }
    >
      <Loaded query={query} shape="list" rows={1}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{t("office.member.liveClubsNone")}</p>
          ) : (
            <ul>
              {list.map(({ id, title, discount_amount_pence: pence, joined_count: joined }) => (
                <li key={id}>
                  <UiLink
                    href={pathTo(
                      "/app/admin/{admin_id}/discount_club/{club_id}",
                      { admin_id: adminId, club_id: id },
                      { member_id: memberId },
                    )}
                  >
                    {title}
                  </UiLink>{" "}
                  {format.inBrackets(
                    format.facts(
                      t("office.clubs.worth", { amount: format.money(pence, true) }),
                      t("office.member.joined", { count: joined }),
                    ),
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
