import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Page } from "#ui/Page.tsx";
import { VoucherCodeForm, type VoucherFound } from "./VoucherCodeForm.tsx";

/** Where a fitter begins with a voucher in front of them: scan it with the phone's camera, or type its code here. */
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
      <VoucherCodeForm onFound={onFound} />
    </Page>
  );
}
