import type { ReactElement } from "react";
import { QrCode as QrIcon } from "lucide-react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { endedStates, sumPence, usableStates } from "#entities/voucher/queries.ts";
import { useWallet } from "#entities/voucher/wallet.ts";
import { VoucherCard } from "#entities/voucher/VoucherCard.tsx";
import { JoinClub } from "./JoinClub.tsx";
import { LastRead } from "./LastRead.tsx";
import css from "./Vouchers.module.css";

interface VoucherListProps {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
  readonly kind: "usable" | "ended";
}

/** Vouchers to use, or those that are over. */
export function VoucherList({ consumerId, paths, kind }: VoucherListProps): ReactElement {
  const t = useT();
  const isUsable = kind === "usable";
  const vouchers = useWallet(consumerId, isUsable ? usableStates : endedStates);
  return (
    <Page
      title={isUsable ? t("driver.vouchers.title") : t("driver.vouchers.usedTitle")}
      lead={isUsable ? t("driver.vouchers.lead") : undefined}
      help={{ href: helpPath("vouchers") }}
    >
      <Tabs
        label={t("driver.vouchers.title")}
        items={[
          { label: t("driver.vouchers.usable"), href: paths.discounts, current: isUsable },
          { label: t("driver.vouchers.over"), href: paths.usedDiscounts, current: !isUsable },
        ]}
      />
      <LastRead at={vouchers.lastReadAt} />
      <Loaded query={vouchers} shape="card" rows={2}>
        {({ list }) => (
          <>
            {list.length === 0 && <NoVoucher kind={kind} paths={paths} />}
            {isUsable && list.length > 0 && <Sum pence={sumPence(list)} />}
            <ul className={css.list}>
              {list.map((voucher) => (
                <li key={voucher.id}>
                  <VoucherCard
                    voucher={voucher}
                    actions={<OpenVoucher href={paths.voucher(voucher.id)} isUsable={isUsable} />}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {isUsable && <JoinClub />}
    </Page>
  );
}

function OpenVoucher({ href, isUsable }: { readonly href: string; readonly isUsable: boolean }): ReactElement {
  const t = useT();
  return isUsable ? (
    <ButtonLink href={href} icon={<QrIcon aria-hidden="true" />}>
      {t("driver.vouchers.show")}
    </ButtonLink>
  ) : (
    <ButtonLink kind="quiet" href={href}>
      {t("driver.vouchers.details")}
    </ButtonLink>
  );
}

function Sum({ pence }: { readonly pence: number }): ReactElement {
  const t = useT();
  return <p className={css.sum}>{t("driver.vouchers.sum", { amount: useFormat().money(pence, true) })}</p>;
}

function NoVoucher({ kind, paths }: Pick<VoucherListProps, "kind" | "paths">): ReactElement {
  const t = useT();
  if (kind === "ended")
    return (
      <Empty
        picture="ticket"
        title={t("driver.vouchers.usedEmpty")}
        text={t("driver.vouchers.usedEmptyText")}
        action={<ButtonLink href={paths.discounts}>{t("driver.vouchers.title")}</ButtonLink>}
      />
    );
  return (
    <Empty
      picture="ticket"
      title={t("driver.vouchers.empty")}
      text={t("driver.vouchers.emptyText")}
      action={
        <ButtonLink kind="main" href={paths.scans}>
          {t("scan.list.scan")}
        </ButtonLink>
      }
    />
  );
}
