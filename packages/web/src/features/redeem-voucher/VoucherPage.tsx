import type { ReactElement } from "react";
import { isCode } from "#kit/errors.ts";
import { isPassing } from "#kit/query-client.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Section } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { FindVoucher } from "./FindVoucher.tsx";
import { useVoucher } from "./queries.ts";
import { OtherVouchers } from "./OtherVouchers.tsx";
import { RedeemVoucher } from "./RedeemVoucher.tsx";
import { VerdictPanel } from "./VerdictPanel.tsx";
import type { VoucherFound } from "./VoucherCodeForm.tsx";

interface VoucherPageProps {
  readonly memberId: number;
  readonly voucherId: number;
  readonly code?: string | undefined;
  readonly onFound: VoucherFound;
}

export function VoucherPage({ memberId, voucherId, code, onFound }: VoucherPageProps): ReactElement {
  const t = useT();
  const query = useVoucher(voucherId, code);
  const isUnread = query.data === undefined && (query.fetchStatus === "paused" || isPassing(query.error));
  return (
    <Page
      title={t("office.voucher.title")}
      width="narrow"
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      help={{ href: helpPath("redeem") }}
    >
      {isCode(query.error, "NOT_FOUND") ? (
        <VerdictPanel verdict="foreign">{t("office.voucher.says.foreign")}</VerdictPanel>
      ) : isUnread ? null : (
        <Loaded query={query}>
          {(voucher) => (
            <RedeemVoucher key={voucher.id} memberId={memberId} voucher={voucher} onStale={query.refetch} />
          )}
        </Loaded>
      )}
      {code !== undefined && query.data && <OtherVouchers code={code} />}
      <Section title={t("office.voucher.another")}>
        <FindVoucher memberId={memberId} onFound={onFound} unread={isUnread ? code : undefined} />
      </Section>
    </Page>
  );
}
