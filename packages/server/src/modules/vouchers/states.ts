import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { vouchers } from "./table.ts";

export const voucherMachine = defineMachine({
  name: "voucher",
  table: vouchers,
  initial: "issued",
  states: stateNames.voucher,
  moves: {
    reserve: { from: ["issued"], to: "reserved", who: "consumer, with a quote request" },
    free: { from: ["reserved"], to: "issued", who: "system, when no quote of the request is open or booked" },
    use: { from: ["issued", "reserved"], to: "used", who: "member, or the system when the booking is done" },
    use_late: {
      from: ["expired"],
      to: "used",
      who: "member, whose till accepted it in time without a network",
    },
    undo: { from: ["used"], to: "issued", who: "member, at the till within 10 minutes" },
    undo_reserved: {
      from: ["used"],
      to: "reserved",
      who: "member, the same for one whose quote request is still open",
    },
    expire: { from: ["issued"], to: "expired", who: "system, the day after its last day" },
    withdraw: {
      from: ["issued", "reserved"],
      to: "withdrawn",
      who: "system, when the scan result that earned it is undone or its driver is erased; member or admin, whose club issued it or who gave it with a scan, unless it is reserved",
    },
    reissue: { from: ["withdrawn"], to: "issued", who: "system, when a scan earns it again" },
  },
});
