import type { ReactElement, ReactNode } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { VoucherTicket } from "#ui/VoucherTicket.tsx";
import { issuerWords } from "#kit/issuer-words.ts";
import { worthOf } from "#kit/discount-words.ts";
import type { Voucher } from "./queries.ts";

interface VoucherCardProps {
  readonly voucher: Voucher;
  readonly actions?: ReactNode;
  readonly qr?: ReactNode;
  readonly level?: 2 | 3;
}

/** A voucher of the record as a ticket. */
export function VoucherCard({ voucher, actions, qr, level = 2 }: VoucherCardProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <VoucherTicket
      worth={worthOf(voucher, t, format)}
      title={voucher.title}
      issuer={issuerWords(voucher, t)}
      code={voucher.code}
      state={voucher.state}
      untilDay={voucher.expires_on}
      endedAt={endOf(voucher)}
      qr={qr}
      actions={actions}
      level={level}
    />
  );
}

function endOf({ state, used_at, withdrawn_at, expires_on }: Voucher): string | null {
  if (state === "used") return used_at;
  return state === "withdrawn" ? withdrawn_at : expires_on;
}
