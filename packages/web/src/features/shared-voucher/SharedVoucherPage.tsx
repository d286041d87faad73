import type { ReactElement } from "react";
import { addressLine } from "@treadclub/rules/address";
import { conditionWords, worthOf } from "#kit/discount-words.ts";
import { isCode } from "#kit/errors.ts";
import { issuerWords } from "#kit/issuer-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { CodeText, formatCode } from "#ui/CodeText.tsx";
import { Empty } from "#ui/Empty.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { VoucherTicket } from "#ui/VoucherTicket.tsx";
import { useSharedVoucher, type SharedVoucher } from "./use-shared-voucher.ts";
import css from "./SharedVoucher.module.css";

/** A voucher as whoever got its link sees it; empty token: the address has lost it. */
export function SharedVoucherPage({ token }: { readonly token: string }): ReactElement {
  const t = useT();
  const query = useSharedVoucher(token);
  const hasEnded = token === "" || isCode(query.error, "CODE_INVALID", "VALIDATION_FAILED");
  const voucher = hasEnded ? undefined : query.data;
  if (hasEnded)
    return (
      <Page title={t("wallet.guest.ended")} width="narrow">
        <Empty
          picture="ticket"
          title={t("wallet.guest.ended")}
          text={t("wallet.guest.endedText")}
          action={<ButtonLink href="/app">{t("wallet.guest.home")}</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page
      title={voucher?.title ?? t("wallet.guest.title")}
      lead={voucher?.code ? t("wallet.guest.lead") : undefined}
      width="narrow"
    >
      {query.lastReadAt !== null && <LastRead at={query.lastReadAt} />}
      <Loaded query={query} shape="card">
        {(data) => <Shown voucher={data} />}
      </Loaded>
    </Page>
  );
}

function LastRead({ at }: { readonly at: string }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <p className={css.hint} role="status">
      {t("driver.vouchers.lastRead", { when: format.dayTime(at, "short") })}
    </p>
  );
}

function Shown({ voucher }: { readonly voucher: SharedVoucher }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {voucher.code !== null && voucher.link !== null ? (
        <ForTheCounter code={voucher.code} link={voucher.link} />
      ) : (
        <NotNow state={voucher.state} />
      )}
      <VoucherTicket
        worth={worthOf(voucher, t, format)}
        title={voucher.title}
        issuer={issuerWords(voucher, t)}
        code=""
        state={voucher.state}
        untilDay={voucher.expires_on}
        endedAt={voucher.state === "used" ? voucher.used_at : voucher.state === "withdrawn" ? null : voucher.expires_on}
      />
      <Section title={t("driver.vouchers.details")}>
        {[voucher.subtitle, voucher.description, ...conditionWords(voucher, t, format)].filter(Boolean).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <KeyValues items={[{ label: t("driver.vouchers.terms"), value: voucher.terms }]} />
      </Section>
      {voucher.locations.length > 0 && (
        <Section title={t("wallet.guest.where")}>
          <ul className={css.places}>
            {voucher.locations.map((place) => (
              <li key={place.id}>
                <strong>{place.name}</strong>
                <span>{addressLine("", place.address_line_1, place.address_line_2, place.city, place.postcode)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function ForTheCounter({ code, link }: { readonly code: string; readonly link: string }): ReactElement {
  const t = useT();
  return (
    <section className={css.show} aria-labelledby="show-voucher">
      <QrCode text={link} label={t("driver.vouchers.qr", { code: formatCode(code) })} size="large" />
      <p className={css.code}>
        <CodeText code={code} />
      </p>
      <h2 id="show-voucher">{t("driver.vouchers.showTitle")}</h2>
      <p className={css.hint}>{t("driver.vouchers.showText")}</p>
    </section>
  );
}

/** Why there is no code to show. */
function NotNow({ state }: Pick<SharedVoucher, "state">): ReactElement {
  const t = useT();
  const title = state === "issued" ? "expired" : state;
  return (
    <div className={css.over} role="status">
      <h2>{t(`wallet.guest.${title}`)}</h2>
      {state === "used" && <p>{t("wallet.guest.usedText")}</p>}
      {state === "reserved" && <p>{t("wallet.guest.reservedText")}</p>}
    </div>
  );
}
