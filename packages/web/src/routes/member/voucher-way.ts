import { useNavigate } from "@tanstack/react-router";
import { pathTo } from "#kit/paths.ts";

const path = "/app/members/{member_id}/discount_validation/{consumer_discount_id}";

/** Goes to a voucher with the code that shows it. */
export function useVoucherWay(memberId: number): (voucherId: number, code: string) => void {
  const navigate = useNavigate();
  return (voucherId, code) =>
    void navigate({ href: pathTo(path, { member_id: memberId, consumer_discount_id: voucherId }, { code }) });
}
