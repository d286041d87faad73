import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useListAddress } from "#kit/list-address.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { endedStates, sumPence, usableStates, type Voucher } from "#entities/voucher/queries.ts";
import { useWallet } from "#entities/voucher/wallet.ts";
import { BestForBasket } from "./BestForBasket.tsx";
import { JoinClub } from "./JoinClub.tsx";
import { LastRead } from "./LastRead.tsx";
import { MyClubs } from "./MyClubs.tsx";
import { VoucherGroups, VoucherRows } from "./VoucherGroups.tsx";
import { filterVouchers } from "./wallet-groups.ts";
import { WalletFilter } from "./WalletFilter.tsx";
import { WelcomeReview } from "./WelcomeReview.tsx";
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
      {isUsable && <WelcomeReview consumerId={consumerId} />}
      <Loaded query={vouchers} shape="card" rows={2}>
        {({ list }) => (
          <>
            {list.length === 0 ? (
              <NoVoucher kind={kind} paths={paths} />
            ) : (
              <Vouchers consumerId={consumerId} list={list} isUsable={isUsable} paths={paths} />
            )}
          </>
        )}
      </Loaded>
      {isUsable && <MyClubs consumerId={consumerId} />}
      {isUsable && <JoinClub />}
    </Page>
  );
}

interface VouchersProps {
  readonly consumerId: number;
  readonly list: readonly Voucher[];
  readonly isUsable: boolean;
  readonly paths: ConsumerPaths;
}

function Vouchers({ consumerId, list, isUsable, paths }: VouchersProps): ReactElement {
  const t = useT();
  const address = useListAddress();
  const shown = filterVouchers(list, { search: address.search, fitter: address.values["fitter"] ?? "" });
  const showAll = (): void => address.set({ search: "", fitter: "" }, { push: true });
  return (
    <>
      {isUsable && <Sum pence={sumPence(list)} />}
      {isUsable && <BestForBasket consumerId={consumerId} vouchers={list} paths={paths} />}
      <WalletFilter vouchers={list} address={address} />
      {shown.length === 0 && (
        <Empty
          picture="ticket"
          title={t("wallet.none")}
          text={t("wallet.noneText")}
          action={<Button onClick={showAll}>{t("wallet.showAll")}</Button>}
        />
      )}
      {isUsable ? (
        <VoucherGroups vouchers={shown} paths={paths} />
      ) : (
        <VoucherRows vouchers={shown} paths={paths} isUsable={false} />
      )}
    </>
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
