import type { Locale } from "@treadclub/texts";
import { mail as english } from "@treadclub/texts/en/mail";
import type { NoticeKind } from "@treadclub/texts/notice-words";
import { finishedMail, isMailName, mailOf } from "../src/modules/messages/mail.ts";
import { noticeDocument } from "../src/modules/messages/notice-document.ts";
import type { NoteType } from "../src/modules/messages/table.ts";

const own = "https://app.example.com/app";
const days: Readonly<Record<Locale, string>> = {
  en: "21 December 2026",
  cn: "2026年12月21日",
  uk: "21 грудня 2026 р.",
};
const names: Readonly<Record<Locale, string>> = { en: "Anna", cn: "安娜", uk: "Ганно" };

/** Values for every placeholder of the mails that have a sentence of their own. */
const accountValues = {
  tyre: "front left tyre",
  plate: "CU57 ABC",
  lines: "8 scans + 8 free\nTotal: £9.99\nIncludes VAT at 20%: £1.67",
  amount: "£5",
  worth: "£5",
  company: "Forge Lane Tyres",
  title: "Forge Lane Winter Club",
  reason: "The picture shows another company’s logo.",
  email: "anna.reed@example.com",
  profile: `${own}/account/profile`,
  left: 7,
  reference: "DC-7KQ2MF",
  answer: "We looked into it.\nYour photos were deleted on 3 November.",
  count: 7,
  name: "Anna’s phone",
  link: `${own}/some/place?token=4f0c7d2a9b31`,
};

const car = { plate: "CU57 ABC", vehicle: "Vauxhall Corsa" };
const tyres = { ...car, count: 2, size: "205/55 R16 91V" };
const quote = { ...tyres, company: "Forge Lane Tyres", number: "Q7KQ2MFHB" };
const place = { location: "Forge Lane", address: "12 Forge Lane, Cardiff", postcode: "CF10 1AA" };
const booking = {
  ...car,
  ...place,
  company: "Forge Lane Tyres",
  starts_at: "2026-11-24T09:30:00.000Z",
  ends_at: "2026-11-24T10:15:00.000Z",
  version: 1,
  job: "fitting",
  total_pence: 31_200,
};
const scan = { ...car, position: "front_left", minimum_mm: 2.4 };
const measured = { ...car, company: "Forge Lane Tyres", position: "front_left" };
const atCompany = { ...booking, company: "", driver: "Anna", address: "", postcode: "" };
const later = { starts_at: "2026-11-25T14:00:00.000Z", ends_at: "2026-11-25T14:45:00.000Z", was_at: booking.starts_at };

const ending = { company: "Forge Lane Tyres", club: "Forge Lane Winter Club", valid_until: "2026-11-29" };

type Sample = readonly [type: NoteType, values: Readonly<Record<string, string | number>>];
const ownCar: Sample = ["vehicle_request", { plate: car.plate }];
const askedCar: Sample = ["vehicle_request", { plate: car.plate, driver: "Ben", reply_by: "2026-12-08T10:00:00.000Z" }];
const notices: Readonly<Record<NoticeKind, Sample>> = {
  car_asked: askedCar,
  car_asked_again: askedCar,
  car_share_asked: askedCar,
  car_yours: ownCar,
  car_shared: ownCar,
  car_declined: ownCar,
  car_kept: ownCar,
  car_gone: ownCar,
  car_taken: ownCar,
  car_share_ended: ownCar,
  car_passed_on: ownCar,
  quote_request: [
    "new_quote_request",
    { ...tyres, number: quote.number, preferred_on: "2026-11-26", reply_by: "2026-11-29T10:00:00.000Z" },
  ],
  quote_priced: [
    "quote_answer",
    { ...quote, brand: "Michelin Primacy 4+", total_pence: 31_200, valid_until: "2026-12-06T10:00:00.000Z" },
  ],
  quote_declined: ["quote_change", tyres],
  quote_withdrawn: ["quote_change", tyres],
  quote_taken: ["quote_change", tyres],
  quote_stopped: ["quote_change", quote],
  quote_unanswered: ["quote_change", quote],
  quote_missed: ["quote_change", tyres],
  quote_expired: ["quote_change", quote],
  quote_lapsed: ["quote_change", tyres],
  booking_request: ["new_booking", atCompany],
  booking_confirmed: ["booking_accept", booking],
  booking_proposed: ["booking_change", { ...booking, ...later, reason: "Your tyres arrive on Wednesday morning." }],
  booking_agreed: ["booking_change", { ...atCompany, ...later }],
  booking_rejected: ["booking_change", { ...booking, reason: "We’re closed that morning." }],
  booking_cancelled: ["booking_change", { ...booking, version: 2, reason: "Our ramp is being repaired." }],
  booking_cancelled_by_you: ["booking_change", { ...booking, version: 2 }],
  booking_cancelled_by_driver: ["booking_change", { ...atCompany, version: 2, was_booked: 1 }],
  booking_done: ["booking_change", booking],
  booking_no_show: ["booking_change", booking],
  booking_expired: ["booking_change", booking],
  booking_undecided: ["booking_change", booking],
  scan_illegal: ["scan_result", { ...scan, minimum_mm: 1.4 }],
  scan_change: ["scan_result", scan],
  scan_soon: ["scan_result", scan],
  scan_alignment: ["scan_result", { ...scan, position: "front_right" }],
  scan_pressure: ["scan_result", { ...scan, position: "rear_left" }],
  scan_good: ["scan_result", { ...scan, position: "rear_right", minimum_mm: 6.2 }],
  scan_read: ["scan_result", scan],
  scan_car_illegal: ["scan_result", { ...measured, minimum_mm: 1.4, count: 2 }],
  scan_car_action: ["scan_result", { ...measured, minimum_mm: 2.6, count: 1 }],
  scan_car_good: ["scan_result", { ...measured, minimum_mm: 5.6, count: 4 }],
  scan_sidewall: ["scan_result", { ...car, position: "front_left" }],
  scan_sidewall_warning: ["scan_result", { ...car, position: "rear_left" }],
  scan_unclear: ["scan_reject", { ...car, position: "front_left" }],
  scan_rejected: ["scan_reject", { ...car, position: "front_left", reason: "This is the tyre of another car." }],
  scan_fitter_rejected: ["scan_reject", { ...car, position: "front_left", reason: "Too dark." }],
  scan_to_review: ["new_scan", { ...car, position: "front_left" }],
  scans_late: ["scan_late", { count: 3 }],
  scans_taken_over: ["scan_late", { count: 2 }],
  scans_handed_on: ["scan_late", { count: 2 }],
  voucher: ["voucher_issued", { title: "Welcome to TreadClub", amount_pence: 500 }],
  voucher_undone: ["voucher_issued", { title: "£10 off two tyres", amount_pence: 1000, company: "Forge Lane Tyres" }],
  voucher_withdrawn: [
    "voucher_issued",
    {
      title: "£10 off two tyres",
      amount_pence: 1000,
      company: "Forge Lane Tyres",
      reason: "The winter offer was issued twice.",
    },
  ],
  voucher_expires: ["voucher_expiring", { ...ending, title: "£10 off two tyres", amount_pence: 1000 }],
  vouchers_expire: [
    "voucher_expiring",
    { ...ending, titles: "£10 off two tyres, £25 off four tyres", amount_pence: 3500 },
  ],
  club_joined: ["club_joined", { club: ending.club }],
  club_more_vouchers: ["club_joined", { club: ending.club, count: 2, amount_pence: 3500 }],
  club_waiting: ["club_joined", { club: ending.club }],
  club_vouchers: ["club_joined", { club: ending.club, count: 2, amount_pence: 3500 }],
  driver_joined: ["new_consumer", { club: "Forge Lane Winter Club" }],
  fitter_applied: ["new_member", { company: "Forge Lane Tyres" }],
  club_to_approve: ["new_club", { title: "Forge Lane Winter Club" }],
  fitter_accepted: ["member_accepted", { company: "Forge Lane Tyres" }],
  club_live: ["club_approved", { title: "Forge Lane Winter Club" }],
  group_invited: ["group_invited", { group: "Blackwater Valley Fitters" }],
  club_needs_change: ["club_declined", { title: "Forge Lane Winter Club" }],
  credits_expire: ["credits_expiring", { count: 3, valid_until: "2026-12-20" }],
  welcome_checking: ["welcome_review", { reply_by: "2026-11-26T10:00:00.000Z" }],
  welcome_refused: ["welcome_review", { reason: "You have already had a welcome voucher." }],
  welcome_upheld: ["welcome_review", { reason: "Both accounts are yours, so we give one voucher." }],
  welcome_to_check: ["new_welcome_review", { plate: car.plate }],
  welcome_appealed: ["new_welcome_review", { plate: car.plate }],
  complaint: ["new_complaint", { reference: "DC-7KQ2MF" }],
};

const noticeKinds = Object.keys(notices).filter((kind): kind is NoticeKind => kind in notices);

/** Companies and clubs that are approved or declined have mails of their own. */
const mailedKinds = noticeKinds.filter((kind) => `mail.lead.${kind}` in english);

/** The notifications of every kind, as they are stored. */
export const sampleNotice = (kind: NoticeKind) => {
  const [type, values] = notices[kind];
  const given = Object.entries(values).filter(([, value]) => value !== "");
  return {
    type,
    values: { ...Object.fromEntries(given), kind },
    openField: 12,
    createdAt: new Date("2026-11-22T10:00:00.000Z"),
  };
};

/** Every mail there is, in a language, as its receiver gets it. */
export function sampleMails(locale: Locale, showsNames = true) {
  const receiver = { locale, firstName: names[locale], showsNames, userId: 7 };
  const values = { ...accountValues, day: days[locale], free_until: days[locale], cancel_until: days[locale] };
  const accountNames = Object.keys(english).flatMap((key) => {
    const name = key.replace(/^mail\.(\w+)\.subject$/, "$1");
    return isMailName(name) ? [name] : [];
  });
  return [
    ...accountNames.map((name) => ({ name, ...finishedMail(receiver, mailOf(receiver, name, values)) })),
    ...mailedKinds.map((kind) => ({
      name: kind,
      ...finishedMail(
        receiver,
        noticeDocument(sampleNotice(kind), receiver, {
          record: `${own}/consumer/7/my_bookings?open_field=12&open_field_type=booking`,
          choices: `${own}/account/messages`,
          host: "app.example.com",
        }),
      ),
    })),
  ];
}
