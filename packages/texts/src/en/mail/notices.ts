import type { Area } from "../../types.ts";

/** Mails of notifications: the subject is the sentence of the area `notice`, below it one lead, then the facts. */
export const mailNotices = {
  "mail.lead.quote_request": "A driver would like your price. Reply while they’re still choosing.",
  "mail.lead.quote_priced":
    "It’s the full price, with any vouchers taken off. Book it, or compare it with your other quotes first.",
  "mail.lead.quote_declined": "The driver has declined your quote. There’s nothing for you to do.",
  "mail.lead.quote_withdrawn": "The driver no longer needs this quote. There’s nothing for you to do.",
  "mail.lead.quote_taken": "The driver has booked with another fitter. There’s nothing for you to do.",
  "mail.lead.quote_stopped": "This fitter has left TreadClub. Your other quotes stay as they are.",
  "mail.lead.quote_unanswered": "They had 7 days to reply. You can ask other fitters at any time.",
  "mail.lead.quote_missed": "You had 7 days to reply. We’ve let the driver know you didn’t.",
  "mail.lead.quote_expired": "You had 14 days to book it. You can ask for a new quote at any time.",
  "mail.lead.quote_lapsed": "The driver didn’t book within 14 days. There’s nothing for you to do.",
  "mail.lead.booking_request": "A driver has asked for this time. Accept it, or suggest another one.",
  "mail.lead.booking_confirmed": "It’s confirmed. We’ve attached a file that adds it to your calendar.",
  "mail.lead.booking_proposed":
    "The time you asked for isn’t possible. Accept the new one or cancel. We’re holding it for you.",
  "mail.lead.booking_agreed": "The driver has accepted the time you suggested. It’s in your diary.",
  "mail.lead.booking_rejected": "Choose another time, or another fitter. Your quote and vouchers are free again.",
  "mail.lead.booking_cancelled": "The fitter cancelled this appointment. Choose another time, or another fitter.",
  "mail.lead.booking_cancelled_by_you":
    "You cancelled this appointment. The attached file takes it out of your calendar.",
  "mail.lead.booking_cancelled_by_driver": "The driver cancelled this appointment. The slot is free again.",
  "mail.lead.booking_done":
    "The fitter has marked the job as done. If you’ve had new tyres fitted, scan them to start their history.",
  "mail.lead.booking_no_show":
    "The fitter has marked you as a no-show. If that’s wrong, call them. You can book again at any time.",
  "mail.lead.booking_expired": "Nobody confirmed it before the time came. Book again, or choose another fitter.",
  "mail.lead.booking_undecided": "You hadn’t accepted the suggested time before it came. Book again when it suits you.",
  "mail.lead.scan_illegal":
    "Your {tyre} tyre is below the legal limit ({mm} mm; the legal minimum is 1.6 mm). Don’t drive on it: have it checked or replaced.",
  "mail.lead.scan_change":
    "The tread is legal, but we saw another reason to replace this tyre. Get quotes from fitters now.",
  "mail.lead.scan_soon":
    "It’s legal, but below the 3 mm we recommend: braking on wet roads takes longer. Get quotes now and choose when you’re ready.",
  "mail.lead.scan_alignment":
    "One edge is wearing faster. Have the alignment checked, or the next tyre will wear the same way.",
  "mail.lead.scan_pressure": "The wear suggests the wrong pressure. Check it when the tyres are cold.",
  "mail.lead.scan_good": "Nothing to do for now. Scan it again in six months.",
  "mail.lead.scan_read": "Open the result to see the depth across the tyre.",
  "mail.lead.scan_car_illegal":
    "Your fitter measured your tyres with a depth gauge. The legal minimum is 1.6 mm. Don’t drive on a tyre below it: have it replaced.",
  "mail.lead.scan_car_action":
    "Your fitter measured your tyres with a depth gauge. Open the result to see what each tyre needs, and get quotes.",
  "mail.lead.scan_car_good":
    "Your fitter measured your tyres with a depth gauge. Nothing to do for now: check them again in six months.",
  "mail.lead.scan_sidewall": "Open the result to see how old the tyre is and what it’s rated for.",
  "mail.lead.scan_sidewall_warning": "Open the result to see what’s wrong and what to do next.",
  "mail.lead.scan_unclear": "The photos weren’t clear enough to read. Your scan is back in your account.",
  "mail.lead.scan_rejected": "Our team has told you why in the scan. Your scan is back in your account.",
  "mail.lead.scan_fitter_rejected": "Your fitter can take them again. It doesn’t cost you a scan.",
  "mail.lead.scans_late": "These drivers expect their results by now. Review the oldest first.",
  "mail.lead.scans_taken_over":
    "You don’t need to do anything. Scans that wait too long go to TreadClub, so that drivers get their results.",
  "mail.lead.scans_handed_on": "The fitter didn’t get to them in time. Review the oldest first.",
  "mail.lead.scan_to_review": "Read the depths and send the result. The driver is waiting.",
  "mail.lead.voucher": "Show it at the counter or add it to a quote request.",
  "mail.lead.voucher_undone": "You can use it again until it expires.",
  "mail.lead.voucher_withdrawn": "You can’t use it any more. Your other vouchers stay as they are.",
  "mail.lead.voucher_expires": "Use it by the end of that day: show it at the counter or add it to a quote request.",
  "mail.lead.vouchers_expire":
    "Use them by the end of that day: show them at the counter or add them to a quote request.",
  "mail.lead.credits_expire": "Use them by the end of that day. Scans you bought don’t end.",
  "mail.lead.driver_joined": "They now have the club’s vouchers, and you can see their vehicles.",
  "mail.lead.fitter_applied": "Check the company and approve it.",
  "mail.lead.club_to_approve": "Check its text and its vouchers, then approve it or ask for a change.",
  "mail.lead.car_asked":
    "They say they have this car now. Hand it over, share it or decline. If we don’t hear from you by the date below and you don’t scan it, it goes to them. Your scans stay yours.",
  "mail.lead.car_asked_again":
    "If we don’t hear from you by the date below and you don’t scan this car, it goes to them. Your scans stay yours.",
  "mail.lead.car_share_asked":
    "If you agree, you both see the car and its tyres, and each keeps their own scans. If you don’t answer, nothing changes.",
  "mail.lead.car_yours":
    "You’re its owner now. The last owner’s scans stay with them, so scan its tyres to start your own history.",
  "mail.lead.car_shared": "You both see the car and its tyres. Each of you keeps your own scans.",
  "mail.lead.car_declined": "Check the number for typos. You can ask again in 30 days.",
  "mail.lead.car_kept": "The car is still in use by another account. You can ask again in 30 days.",
  "mail.lead.car_gone": "It was removed or handed over to someone else. Try adding it again.",
  "mail.lead.car_taken":
    "We didn’t hear from you for 14 days, so the car has moved to the driver who asked for it. Your scans are still in your list.",
  "mail.lead.car_share_ended": "Your scans are still in your list.",
  "mail.lead.car_passed_on": "Everything stays as it was.",
  "mail.lead.welcome_checking":
    "Some of your details match another account, so someone on our team takes a look first. If you don’t hear from us by the time below, the voucher is yours.",
  "mail.lead.welcome_refused":
    "The reason is below. If you think it’s wrong, tell us why in your wallet: you can appeal once.",
  "mail.lead.welcome_upheld": "We looked again, and our answer stays the same. It’s below.",
  "mail.lead.welcome_to_check":
    "Another account has something in common with this driver. Give the voucher, or refuse it with a reason.",
  "mail.lead.welcome_appealed":
    "The driver says why the refusal is wrong. Give the voucher, or keep the refusal with an answer.",
  "mail.lead.complaint": "Acknowledge it within 30 days.",
  "mail.bring": "Bring your locking wheel nut key if your car has one. Look in the glovebox or beside the spare wheel.",
  "mail.calendarOut": "The attached file takes the appointment out of your calendar.",
  "mail.directions": "Get directions",

  "mail.open.answer": "Send your quote",
  "mail.open.quote": "See the quote",
  "mail.open.request": "See the request",
  "mail.open.decide": "Respond to the booking",
  "mail.open.proposal": "See the new time",
  "mail.open.booking": "See the booking",
  "mail.open.scan": "See the result",
  "mail.open.illegal": "See what to do next",
  "mail.open.again": "Scan again",
  "mail.open.review": "Review the scan",
  "mail.open.voucher": "Show the voucher",
  "mail.open.vouchers": "See your vouchers",
  "mail.open.credits": "See your scans",
  "mail.open.car_answer": "Answer",
  "mail.open.cars": "See your cars",
  "mail.open.record": "Open it in TreadClub",

  "mail.fact.fitter": "Fitter",
  "mail.fact.driver": "Driver",
  "mail.fact.car": "Car",
  "mail.fact.tyre": "Tyre",
  "mail.fact.tyres": "Tyres",
  "mail.fact.brand": "Brand",
  "mail.fact.depth": "Tread depth",
  "mail.fact.price": "Price",
  "mail.depth": "{mm} mm",
  "mail.fact.when": "When",
  "mail.fact.was": "Instead of",
  "mail.fact.where": "Where",
  "mail.fact.job": "Job",
  "mail.fact.wanted": "Preferred day",
  "mail.fact.reply": "Reply by",
  "mail.fact.until": "Valid until",
  "mail.fact.message": "Message",
  "mail.fact.number": "Quote number",
  "mail.fact.voucher": "Voucher",
  "mail.fact.vouchers": "Vouchers",
  "mail.fact.value": "Worth",
  "mail.fact.reference": "Reference",
  "mail.fact.club": "Discount club",
  "mail.job.fitting": "Tyre fitting",
  "mail.job.free_check": "Free tyre check",
} as const satisfies Area;
