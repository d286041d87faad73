import { useEffect, type ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
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
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { GroupFitters } from "#entities/group/GroupFitters.tsx";
import { allStates, usableStates, type Voucher } from "#entities/voucher/queries.ts";
import { conditionWords } from "#kit/discount-words.ts";
import { noteVoucher } from "#entities/voucher/note-seen.ts";
import { useWallet } from "#entities/voucher/wallet.ts";
import { VoucherCard } from "#entities/voucher/VoucherCard.tsx";
import { LastRead } from "./LastRead.tsx";
import { VoucherSheet } from "./VoucherSheet.tsx";
import { VoucherWays } from "./VoucherWays.tsx";
import css from "./Vouchers.module.css";

interface VoucherDetailProps {
  readonly consumerId: number;
  readonly voucherId: number;
  readonly paths: ConsumerPaths;
}

/** One voucher, to be held out at the counter. */
export function VoucherDetail({ consumerId, voucherId, paths }: VoucherDetailProps): ReactElement {
  const t = useT();
  // It turns into a used one while the fitter redeems it, so it is looked for among all.
  const vouchers = useWallet(consumerId, allStates);
  const voucher = vouchers.data?.list.find((one) => one.id === voucherId);
  const isUsable = voucher !== undefined && usableStates.includes(voucher.state);
  useEffect(() => {
    if (isUsable) noteVoucher(voucherId, "opened");
  }, [isUsable, voucherId]);
  return (
    <Page
      title={voucher?.title ?? t("driver.vouchers.title")}
      width="narrow"
      back={{ href: voucher && !isUsable ? paths.usedDiscounts : paths.discounts, label: t("driver.vouchers.title") }}
      help={{ href: helpPath("vouchers") }}
    >
      <LastRead at={vouchers.lastReadAt} />
      <Loaded query={vouchers} shape="card">
        {() =>
          voucher ? (
            <OneVoucher voucher={voucher} isUsable={isUsable} paths={paths} />
          ) : (
            <Empty
              picture="ticket"
              title={t("driver.vouchers.gone")}
              action={<ButtonLink href={paths.discounts}>{t("driver.vouchers.title")}</ButtonLink>}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

/** First on the screen and whole above the menu: a fitter scans it across the counter. */
function ForTheCounter({ voucher }: { readonly voucher: Voucher }): ReactElement {
  const t = useT();
  return (
    <section className={css.show} aria-labelledby="show-voucher">
      <QrCode text={voucher.link} label={t("driver.vouchers.qr", { code: formatCode(voucher.code) })} size="large" />
      <p className={css.code}>
        <CodeText code={voucher.code} />
      </p>
      <h2 id="show-voucher">{t("driver.vouchers.showTitle")}</h2>
      <p className={css.hint}>{t("driver.vouchers.showText")}</p>
    </section>
  );
}

function OneVoucher({
  voucher,
  isUsable,
  paths,
}: {
  readonly voucher: Voucher;
  readonly isUsable: boolean;
  readonly paths: ConsumerPaths;
}): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {isUsable && <VoucherSheet voucher={voucher} />}
      {isUsable && <ForTheCounter voucher={voucher} />}
      <VoucherCard voucher={voucher} />
      {isUsable && <VoucherWays voucher={voucher} href={paths.voucher(voucher.id)} />}
      {voucher.state === "reserved" && <p>{t("driver.vouchers.reservedText")}</p>}
      {voucher.state === "issued" && (
        <div>
          <ButtonLink href={paths.ask({ voucherId: voucher.id })}>{t("driver.vouchers.askWith")}</ButtonLink>
        </div>
      )}
      <Section title={t("driver.vouchers.details")}>
        {[voucher.subtitle, voucher.description, ...conditionWords(voucher, t, format)].filter(Boolean).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {voucher.group && voucher.group.other_ids.length > 0 && (
          <GroupFitters
            groupId={voucher.group.id}
            label={t("driver.vouchers.groupAll", { group: voucher.group.title })}
          />
        )}
        <KeyValues items={[{ label: t("driver.vouchers.terms"), value: voucher.terms }]} />
        <p>{t("driver.vouchers.issued", { date: format.day(voucher.issued_at) })}</p>
        {voucher.used_at !== null && (
          <p>
            {t("driver.vouchers.usedAt", {
              date: format.day(voucher.used_at),
              member: voucher.used_at_member ?? voucher.member_name,
            })}
          </p>
        )}
        {voucher.withdrawn_at !== null && (
          <p>
            {t("wallet.withdrawn", {
              date: format.day(voucher.withdrawn_at),
              member: voucher.by === "platform" ? "TreadClub" : voucher.member_name,
            })}
          </p>
        )}
        {voucher.withdrawn_reason !== null && (
          <KeyValues items={[{ label: t("wallet.withdrawnWhy"), value: voucher.withdrawn_reason }]} />
        )}
        {voucher.used_pence !== null && <p>{t("wallet.took", { amount: format.money(voucher.used_pence) })}</p>}
      </Section>
    </>
  );
}
