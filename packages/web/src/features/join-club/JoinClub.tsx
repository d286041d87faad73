import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { conditionWords, worthOf } from "#kit/discount-words.ts";
import { notice } from "#kit/notices.ts";
import { pathTo } from "#kit/paths.ts";
import { useAction, useCall } from "#kit/queries.ts";
import { hasRole, homeOf, mainRole } from "#kit/role.ts";
import { useSession } from "#kit/session.ts";
import { addressLine } from "@treadclub/rules/address";
import { unbroken } from "@treadclub/rules/unbroken";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";
import { placeNames } from "#kit/issuer-words.ts";
import { GroupFitters } from "#entities/group/GroupFitters.tsx";
import { PhoneLink } from "#ui/PhoneLink.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import css from "./JoinClub.module.css";

type PublicClub = ReplyOf<Catalog["getDiscountClubByCode"]>;

interface JoinClubProps {
  readonly code: string;
  /** A driver has joined: on to the vouchers. */
  readonly onJoined: (userId: number) => void;
}

/** What a club's QR code leads to: who it is, what one gets, and the way in. */
export function JoinClub({ code, onJoined }: JoinClubProps): ReactElement {
  const t = useT();
  const { data: club, error, refetch, isFetching } = useCall("getDiscountClubByCode", { params: { code } });
  if (isCode(error, "CODE_INVALID", "VALIDATION_FAILED")) return <WrongCode />;
  if (error)
    return (
      <Page title={t("entry.clubQr.loading")} width="narrow">
        <ErrorPanel text={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      </Page>
    );
  if (!club)
    return (
      <Page title={t("entry.clubQr.loading")} width="narrow">
        <Skeleton shape="card" rows={3} />
      </Page>
    );
  return <Club club={club} code={code} onJoined={onJoined} />;
}

function WrongCode(): ReactElement {
  const t = useT();
  const { user } = useSession();
  return (
    <Page title={t("entry.clubQr.wrongTitle")} lead={t("entry.clubQr.wrongText")} width="narrow">
      <p>
        {user ? (
          <ButtonLink href={homeOf(user)}>{t("base.notFound.home")}</ButtonLink>
        ) : (
          <ButtonLink href="/app/sign_up">{t("base.menu.signUp")}</ButtonLink>
        )}
      </p>
    </Page>
  );
}

function Club({ club, code, onJoined }: JoinClubProps & { readonly club: PublicClub }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { member } = club;
  return (
    <Page
      title={t("entry.clubQr.title", { club: club.name })}
      lead={member ? t("entry.clubQr.by", { member: member.company_name }) : t("entry.clubQr.platform")}
      width="narrow"
    >
      <section className={css.offers} aria-labelledby="offers">
        <h2 id="offers">{t("entry.clubQr.offers")}</h2>
        <ul>
          {club.discounts.map((discount) => (
            <li key={`${discount.title} ${discount.amount_pence}`} className={css.offer}>
              <span className={css.amount}>{worthOf(discount, t, format)}</span>
              <div className={css.words}>
                <h3>{discount.title}</h3>
                {discount.subtitle && <p>{discount.subtitle}</p>}
                {discount.description && <p>{discount.description}</p>}
                {conditionWords(discount, t, format).map((line) => (
                  <p key={line} className={css.terms}>
                    {line}
                  </p>
                ))}
                {discount.terms && (
                  <p className={css.terms}>{format.labelled(t("entry.clubQr.terms"), discount.terms)}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {club.only_at.length > 0 && <p>{t("entry.clubQr.onlyAt", { places: placeNames(club.only_at) })}</p>}
      <AuthPage club={club} code={code} onJoined={onJoined} />
      {club.group && club.group.other_ids.length > 0 && (
        <GroupFitters
          groupId={club.group.id}
          label={t("entry.clubQr.group", { count: club.group.other_ids.length, group: club.group.title })}
        />
      )}
      {member?.location && <FitterAddress member={member} at={member.location} />}
      <p className={css.code}>{t("entry.clubQr.code", { code: club.code })}</p>
    </Page>
  );
}

type ClubMember = NonNullable<PublicClub["member"]>;

interface FitterAddressProps {
  readonly member: ClubMember;
  readonly at: NonNullable<ClubMember["location"]>;
}

function FitterAddress({ member, at }: FitterAddressProps): ReactElement {
  return (
    <address className={css.address}>
      <strong>{member.company_name}</strong>
      <span>{unbroken(addressLine(at.address_line_1, at.address_line_2, at.city, at.postcode))}</span>
      <PhoneLink phone={member.phone} />
    </address>
  );
}

/** A driver joins at once, a visitor signs up first, anybody else sees why not. */
function AuthPage({ club, code, onJoined }: JoinClubProps & { readonly club: PublicClub }): ReactElement {
  const t = useT();
  const { user } = useSession();
  const join = useAction("joinClub");
  if (!user)
    return (
      <Stack>
        <ButtonLink kind="main" wide href={pathTo("/app/consumer_sign_up", {}, { code, code_type: "club" })}>
          {t("entry.clubQr.signUp")}
        </ButtonLink>
        <ButtonLink wide href={pathTo("/app/sign_in", {}, { code, code_type: "club" })}>
          {t("entry.clubQr.signIn")}
        </ButtonLink>
      </Stack>
    );
  if (!hasRole(user, "consumer"))
    return <p>{t("entry.clubQr.otherRole", { role: t(`base.role.${mainRole(user)}`) })}</p>;
  const press = async (): Promise<void> => {
    const joined = await join.run({ body: { code } });
    if (!joined) return;
    const { waits_for: waitsFor, vouchers_issued: count } = joined;
    if (count > 0) notice("success", t("entry.clubQr.joined", { club: club.name, count }));
    if (waitsFor !== null) notice("warning", t(`entry.clubQr.waits.${waitsFor}`, { club: club.name }));
    else if (count === 0) notice("success", t("entry.clubQr.already", { club: club.name }));
    onJoined(user.id);
  };
  return (
    <Button kind="main" wide busy={join.busy} onClick={() => void press()}>
      {t("entry.clubQr.join")}
    </Button>
  );
}
