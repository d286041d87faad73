import { expect, it } from "vitest";
import { voucherSample as voucher } from "#entities/voucher/testing/voucher-sample.ts";
import { filterVouchers, groupOf } from "./wallet-groups.ts";

it.each([
  ["2026-11-23", "week"],
  ["2026-11-30", "week"],
  ["2026-12-01", "month"],
  ["2026-12-24", "month"],
  ["2026-12-25", "later"],
  [null, "never"],
])("a voucher until %s is in the group %s", (expires_on, group) => {
  expect(groupOf({ expires_on }, "2026-11-23")).toBe(group);
});

const forge = voucher({
  id: 1,
  title: "£10 off two tyres",
  member_id: 7,
  member_name: "Forge Lane",
  code: "AB2CD3EFGH",
});
const kestrel = voucher({ id: 2, title: "Free check", member_id: 8, member_name: "Kestrel" });
const platform = voucher({ id: 3, title: "Welcome voucher", member_id: null, member_name: "TreadClub" });
const all = [forge, kestrel, platform];

it.each([
  [{ search: "", fitter: "" }, [1, 2, 3]],
  [{ search: "TYRES", fitter: "" }, [1]],
  [{ search: "forge off", fitter: "" }, [1]],
  [{ search: "ab2c-d3", fitter: "" }, [1]],
  [{ search: "", fitter: "8" }, [2]],
  [{ search: "", fitter: "platform" }, [3]],
  [{ search: "tyres", fitter: "8" }, []],
])("%j leaves %j", (filter, ids) => {
  expect(filterVouchers(all, filter).map(({ id }) => id)).toEqual(ids);
});
