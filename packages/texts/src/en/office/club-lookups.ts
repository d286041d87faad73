import type { Area } from "../../types.ts";

/** Codes and products of clubs, and what a till looks up. */
export const officeClubLookups = {
  "office.club.form.code": "Club code",
  "office.club.form.codeHint": "6 to 20 letters and digits, as drivers type it. Leave it empty and we’ll choose one.",
  "office.club.form.codeSuggest": "Suggest a code",
  "office.club.form.productsAdd": "Type to find a product.",
  "office.club.form.productsChosen": "Chosen products",
  "office.club.form.productSimilar": "You already have {names}.",
  "office.club.form.productReplace": "Use {name}",
  "office.club.need.code": "Use 6 to 20 letters and digits.",
  "office.member.liveClubs": "Clubs drivers can join",
  "office.member.liveClubsNone": "None at the moment",
  "office.voucher.others": "Other vouchers of this driver",
  "office.voucher.othersLead": "They can be used here today.",
  "office.voucher.othersUntil": "until {date}",
  "office.voucher.othersOwnCode": "ask for its code",
  "office.voucher.previewValid": "Valid here",
  "office.member.joined": { one: "{count} driver joined", other: "{count} drivers joined" },
} as const satisfies Area;
