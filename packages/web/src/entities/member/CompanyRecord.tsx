import type { ReactElement, ReactNode } from "react";
import { isWebsite } from "@treadclub/rules/web-address";
import type { TextKey } from "@treadclub/texts";
import { useT } from "#kit/i18n.ts";
import { useSession } from "#kit/session.ts";
import { Card, Section } from "#ui/Card.tsx";
import { DateText } from "#ui/DateText.tsx";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { PhoneLink } from "#ui/PhoneLink.tsx";
import css from "./CompanyRecord.module.css";
import { LocationCard } from "./LocationCard.tsx";
import type { MemberView } from "./queries.ts";

interface CompanyRecordProps {
  readonly member: MemberView;
  /** What may be done with one of its people. */
  readonly userAction?: ((user: MemberView["users"][number]) => ReactNode) | undefined;
}

/** All that is known of a company: record, people, locations. */
export function CompanyRecord({ member, userAction }: CompanyRecordProps): ReactElement {
  const t = useT();
  return (
    <div className={css.columns}>
      <Section title={t("office.company.record")}>
        <Card>
          <Facts facts={useRecordFacts(member)} />
        </Card>
      </Section>
      <div className={css.column}>
        <Section title={t("office.company.users")}>
          <Card>
            {member.users.length === 0 ? (
              <p>{t("office.company.usersNone")}</p>
            ) : (
              <KeyValues
                items={member.users.map((user) => ({
                  label: user.name,
                  value: `${t(`office.company.position.${user.position}`)}\n${user.email}`,
                  action: userAction?.(user),
                }))}
              />
            )}
          </Card>
        </Section>
        <Section title={t("office.company.locations")}>
          {member.locations.length === 0 && <p>{t("office.company.locationsNone")}</p>}
          {member.locations.map((location) => (
            <LocationCard key={location.id} location={location} />
          ))}
        </Section>
      </div>
    </div>
  );
}

function useRecordFacts(member: MemberView): Fact[] {
  const t = useT();
  const isOwn = useSession().user?.member_id === member.id;
  return [
    { label: t("office.company.name"), value: member.company_name },
    { label: t("office.company.email"), value: <a href={`mailto:${member.email}`}>{member.email}</a> },
    { label: t("office.company.phone"), value: <PhoneLink phone={member.phone} /> },
    { label: t("office.company.postcode"), value: member.postcode },
    ...(member.website ? [{ label: t("office.company.website"), value: <Website address={member.website} /> }] : []),
    {
      label: t("office.company.vat"),
      value: member.vat_registered ? t("office.company.vatYes") : t("office.company.vatNo"),
    },
    {
      label: t("office.company.scanning"),
      value: member.scan_permission
        ? t("office.company.scanningYes")
        : t(isOwn ? "office.company.scanningNo" : "office.company.scanningNoOther"),
    },
    { label: t("office.company.reviews"), value: t(reviewerWords(member, isOwn)) },
    { label: t("office.company.since"), value: <DateText value={member.created_at} /> },
  ];
}

function reviewerWords(
  { scan_manage: who }: MemberView,
  isOwn: boolean,
): Extract<TextKey, `office.company.manage${string}`> {
  const isCompany = who === "members_only" || who === "member_and_api";
  return isCompany && !isOwn ? `office.company.manageOther.${who}` : `office.company.manage.${who}`;
}

/** A link, unless it leads elsewhere than it reads. */
function Website({ address }: { readonly address: string }): ReactElement {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return isWebsite(whole) ? <a href={whole}>{address}</a> : <>{address}</>;
}
