import type { ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { placeNames } from "#kit/issuer-words.ts";
import { conditionWords, worthOf } from "#kit/discount-words.ts";
import type { ClubView } from "#entities/club/queries.ts";
import { Section } from "#ui/Card.tsx";
import { Facts } from "#ui/Facts.tsx";
import css from "./ClubDetail.module.css";

/** The words, dates and discounts of a club as drivers see them. */
export function ClubContent({ club, level }: { readonly club: ClubView; readonly level: 2 | 3 }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <Facts
        facts={[
          { label: t("office.club.owner"), value: club.member_name },
          { label: t("office.club.name"), value: club.name },
          { label: t("office.club.code"), value: club.code },
          { label: t("office.groups.fact"), value: placesOf(club, t) },
          { label: t("office.club.dates"), value: datesOf(club, t, format) },
        ]}
      />
      <Section title={t("office.club.discounts")} level={level}>
        <ul className={css.discounts}>
          {club.discounts.map((discount) => (
            <li key={discount.id} className={css.discount}>
              <strong className={css.amount}>{worthOf(discount, t, format)}</strong>
              <span className={css.words}>
                <strong>{discount.title}</strong>
                {[discount.subtitle, discount.description, ...conditionWords(discount, t, format), discount.terms]
                  .filter(Boolean)
                  .map((line) => (
                    <span key={line}>{line}</span>
                  ))}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function datesOf({ starts_on: from, ends_on: to }: ClubView, t: Translate, format: Format): string {
  if (from && to) return t("office.club.datesBoth", { from: format.day(from), to: format.day(to) });
  if (from) return t("office.club.datesFrom", { from: format.day(from) });
  return to ? t("office.club.datesTo", { to: format.day(to) }) : t("office.club.datesOpen");
}

/** Where its vouchers are good. */
function placesOf({ type, member_name: member, group, only_at: places }: ClubView, t: Translate): string {
  if (type === "platform") return t("office.clubs.memberAny");
  if (places.length > 0) return t("office.groups.factOnly", { places: placeNames(places) });
  if (group === null) return t("office.groups.factAlone", { member });
  return t("office.groups.factGroup", { member, count: group.other_ids.length, group: group.title });
}
