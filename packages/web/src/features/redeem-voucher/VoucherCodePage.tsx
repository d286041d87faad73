import { BookOpen, Radar } from "lucide-react";
import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { FindVoucher } from "./FindVoucher.tsx";
import type { VoucherFound } from "./VoucherCodeForm.tsx";

/** Where a fitter begins with a voucher in front of them: scan it with the camera, or type its code. */
export function VoucherCodePage({
  memberId,
  onFound,
}: {
  readonly memberId: number;
  readonly onFound: VoucherFound;
}): ReactElement {
  const t = useT();
  return (
    <Page
      title={t("office.voucher.title")}
      lead={t("office.voucher.lead")}
      width="narrow"
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      help={{ href: helpPath("redeem") }}
    >
      <FindVoucher memberId={memberId} onFound={onFound} />
      <ButtonLink
        icon={<BookOpen aria-hidden="true" />}
        href={pathTo("/app/members/{member_id}/till_journal", { member_id: memberId })}
      >
        {t("till.journal")}
      </ButtonLink>
      <ButtonLink
        icon={<Radar aria-hidden="true" />}
        href={pathTo("/app/members/{member_id}/oddities", { member_id: memberId })}
      >
        {t("till.oddities")}
      </ButtonLink>
    </Page>
  );
}
