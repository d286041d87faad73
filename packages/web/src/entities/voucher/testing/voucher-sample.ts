import { noConditions } from "@treadclub/rules/discount";
import type { Voucher } from "../queries.ts";

/** A voucher with what a test says of it. */
export const voucherSample = (own: Partial<Voucher>): Voucher => ({
  id: 1,
  code: "CD2EF3GHJK",
  state: "issued",
  title: "£10 off",
  subtitle: "",
  description: "",
  terms: "",
  amount_pence: 1000,
  conditions: noConditions,
  club_id: 1,
  member_id: 7,
  member_name: "Forge Lane",
  by: "member",
  consumer: { id: 1, name: "Anna" },
  issued_at: "2026-11-01T10:00:00.000Z",
  expires_on: null,
  used_at: null,
  used_at_member: null,
  used_pence: null,
  shared_count: 0,
  shared_by_email: false,
  shared_at: null,
  link: "",
  refusal: null,
  undo_until: null,
  can: { use: false, undo: false, share: false },
  ...own,
});
