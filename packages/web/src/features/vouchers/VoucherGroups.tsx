import { QrCode as QrIcon } from "lucide-react";
import { memo, useCallback, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { useToday } from "#ui/use-today.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { Voucher } from "#entities/voucher/queries.ts";
import { watchVoucher } from "#entities/voucher/note-seen.ts";
import { VoucherCard } from "#entities/voucher/VoucherCard.tsx";
import { groupOf, walletGroups } from "./wallet-groups.ts";
import css from "./Vouchers.module.css";

interface VoucherGroupsProps {
  readonly vouchers: readonly Voucher[];
  readonly paths: ConsumerPaths;
}

/** Vouchers to use, those that end first at the top. */
export function VoucherGroups({ vouchers, paths }: VoucherGroupsProps): ReactElement[] {
  const t = useT();
  const today = useToday();
  const groups = Map.groupBy(vouchers, (voucher) => groupOf(voucher, today));
  return walletGroups.flatMap((group) => {
    const list = groups.get(group);
    if (!list) return [];
    return (
      <section key={group} className={css.group} aria-labelledby={`wallet-${group}`}>
        <h2 id={`wallet-${group}`}>{t(`wallet.group.${group}`)}</h2>
        <VoucherRows vouchers={list} paths={paths} isUsable />
      </section>
    );
  });
}

interface VoucherRowsProps extends VoucherGroupsProps {
  readonly isUsable: boolean;
}

export function VoucherRows({ vouchers, paths, isUsable }: VoucherRowsProps): ReactElement {
  return (
    <ul className={css.list}>
      {vouchers.map((voucher) => (
        <Row key={voucher.id} voucher={voucher} href={paths.voucher(voucher.id)} isUsable={isUsable} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly voucher: Voucher;
  readonly href: string;
  readonly isUsable: boolean;
}

/** Drawn when it comes near the screen: `content-visibility` in the style sheet. */
const Row = memo(function Row({ voucher, href, isUsable }: RowProps): ReactElement {
  const t = useT();
  const { id } = voucher;
  const watch = useCallback(
    (item: HTMLLIElement | null) => (item && isUsable ? watchVoucher(item, id) : undefined),
    [id, isUsable],
  );
  return (
    <li ref={watch}>
      <VoucherCard
        voucher={voucher}
        level={isUsable ? 3 : 2}
        actions={
          <>
            {isUsable ? (
              <ButtonLink href={href} icon={<QrIcon aria-hidden="true" />}>
                {t("driver.vouchers.show")}
              </ButtonLink>
            ) : (
              <ButtonLink kind="quiet" href={href}>
                {t("driver.vouchers.details")}
              </ButtonLink>
            )}
            <RowNote voucher={voucher} />
          </>
        }
      />
    </li>
  );
});

/** Where and when it was used and what it took off, or that it is shared. */
function RowNote({ voucher }: Pick<RowProps, "voucher">): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const { used_at: usedAt, used_pence: pence, used_at_member: member } = voucher;
  if (usedAt !== null)
    return (
      <p className={css.note}>
        {format.facts(
          t("driver.vouchers.usedAt", { date: format.day(usedAt, "short"), member: member ?? voucher.member_name }),
          pence !== null && t("wallet.took", { amount: format.money(pence) }),
        )}
      </p>
    );
  if (voucher.shared_count === 0) return null;
  return <p className={css.note}>{t("wallet.sharedMark")}</p>;
}
