import type { Area } from "../types.ts";

export const help = {
  "help.title": "Help",
  "help.lead": "Can’t find your answer? Email {email}. We’re happy to help.",
  "help.contents": "Topics",
  "help.photos": "See photo tips",
  "help.home.title": "Your home screen",
  "help.home.text":
    "This is the latest on your cars: results, quotes and bookings that need you come first. Tap a car to see its tyres. If a tyre is below the legal limit, that stays at the top until it’s sorted.",
  "help.cars.title": "Your cars",
  "help.cars.text":
    "Add a car by its registration; we look up the make, model and tyre size. You can change the details at any time. A car with an open quote request or booking can’t be removed until that’s finished.",
  "help.scans.title": "Your scans",
  "help.scans.text":
    "You start with four free scans, and each photographed tyre uses one. If we can’t read your photos, you get the scan back automatically. When you run out, buy a pack: half of its scans don’t end, the other half are free for 12 months. You can cancel a pack within 14 days and get back the share for scans you haven’t used. Or book a free check: a fitter looks at your tyres, and it doesn’t use a scan.",
  "help.results.title": "Your tyre results",
  "help.results.text":
    "A result shows the tread depth across the tyre and what it means: good, replace soon or replace now. The legal minimum in the UK is 1.6 mm across the central three quarters of the tread, all the way round. We email you when a result is ready. From a result you can ask for quotes straight away.",
  "help.measure.title": "Measuring several tyres",
  "help.measure.text":
    "The tread scanner guides you around the car and measures one tyre or all four in one go. It runs on a phone: on a computer, scan the QR code to continue there. Tyres you skip don’t use a scan.",
  "help.quotes.title": "Quotes",
  "help.quotes.text":
    "Choose the tyres, then send one request to up to five fitters. It’s free, with no obligation. A fitter has 7 days to reply, and a quote stays open for 14 days. Prices include VAT. You can apply up to four vouchers to a request.",
  "help.bookings.title": "Bookings",
  "help.bookings.text":
    "Choose a slot from a quote, or book a free check. We hold a slot for five minutes while you decide. The fitter then confirms it or suggests another time, and you can accept or decline. You can cancel on the booking’s page, free of charge.",
  "help.vouchers.title": "Vouchers",
  "help.vouchers.text":
    "Show the QR code to the fitter, or read out the code under it. Each voucher works once. “How much can I save?” picks the best of your vouchers, at most four, that can be used together. Vouchers you’ve opened on this device also work offline, until you sign out. To get more, join a fitter’s discount club with its code.",
  "help.account.title": "Your account",
  "help.account.text":
    "Change your name, mobile number, language and email under Personal details. Under Security you’ll find your password, passkeys and two-\u2060step verification, and where you’re signed in. “Who’s been in my account” lists every time our team opened your account, and why.",
  "help.data.title": "Your data",
  "help.data.text":
    "Under Your data you can download everything we keep about you, close your account or erase it. A closed account can be reopened for 30 days. If you think we’ve handled your data badly, make a data complaint: we’ll acknowledge it within 30 days.",
  "help.work.title": "Your day",
  "help.work.text":
    "Quotes to answer and bookings to accept come first, oldest first. Below are today’s appointments, vouchers used today and your club’s QR code. New requests appear automatically.",
  "help.requests.title": "Quote requests",
  "help.requests.text":
    "Open a request to see the driver’s tyres and any measured tread depth. Add tyres and services; the driver sees the total including VAT, less the vouchers you accept. A request you don’t answer within 7 days expires.",
  "help.appointments.title": "Appointments",
  "help.appointments.text":
    "Accept a booking as it is, or suggest another time: the driver then has to agree. After the visit mark it as done, or as a no-show. Drivers only see times within your opening hours.",
  "help.redeem.title": "Redeeming vouchers",
  "help.redeem.text":
    "Scan the driver’s QR code with your phone’s camera, or type the code. You’ll see what it’s worth and whether it’s valid before you use it. A voucher can only be used once, and only at a company that accepts it. Some vouchers are only valid at certain locations, or at every fitter in a group. You can undo a use for 10 minutes.",
  "help.clubs.title": "Discount clubs",
  "help.clubs.text":
    "A club gives drivers your discounts as vouchers. Drivers join with its QR code or club code. An administrator checks each club, and each change, before it goes live. If you switch a club off, vouchers already issued stay valid. Statistics show how its vouchers are used.",
  "help.company.title": "Company profile",
  "help.company.text":
    "This is what drivers see about you: name, contact details, locations and opening hours. To change it, email us and we’ll make the change with you.",
  "help.team.title": "Your team",
  "help.team.text":
    "Owners invite people and decide who’s an owner. Staff handle scans, quotes, bookings and vouchers. An invitation works for 7 days and can be withdrawn. A company always keeps at least one owner.",
  "help.website.title": "Your website",
  "help.website.text":
    "Copy the code on this page into your own website, and drivers can sign up to your club there. Only the addresses you list can show it.",
  "help.integrator.title": "API keys and webhooks",
  "help.integrator.text":
    "A key lets your website start scans and read results. Owners create, rotate and revoke keys; everyone in the company can see what happened to a scan or a message. If a scan fails, open the key: Sessions shows each step, and Rejected requests shows why we turned a request down.",
  "help.integrator.guide": "Open the API guide",
  "help.offer.title": "Sign-up offer",
  "help.offer.text":
    "Set what the welcome voucher is worth and how long it lasts, and write the offer that new drivers read. “Up to” is worked out from the vouchers a driver can really use on one job today, so it goes down when clubs end. Vouchers already issued never change. A super administrator makes the changes; the history shows who did.",
  "help.overview.title": "Admin overview",
  "help.overview.text":
    "Everything that’s waiting for the team: scans to review, new companies and clubs to check. The oldest come first, and the figures update automatically.",
  "help.reviews.title": "Reviewing scans",
  "help.reviews.text":
    "Set the tread depth from the photos, then the result. The driver sees it as soon as you send it. Reject a scan if the photos can’t be read and say why: the driver gets the scan back. You can undo your last decision.",
  "help.companies.title": "Companies",
  "help.companies.text":
    "New companies wait here to be accepted. Once accepted, they get a welcome email and drivers can find them. Disabling a company signs its users out and cancels its open quotes.",
  "help.users.title": "Users",
  "help.users.text":
    "Find anyone by name or email. You can invite administrators, disable or re-enable a user, reset two-\u2060step verification, or act as a user for 30 minutes. Acting needs a reason, and the user can see it.",
  "help.welcome.title": "Welcome voucher checks",
  "help.welcome.text":
    "A welcome voucher waits here when its driver shares a mailbox, phone, car or browser with another account. Give it, or refuse it with a reason. The driver can appeal once. What nobody answers within two working days is given.",
  "help.complaints.title": "Data complaints",
  "help.complaints.text":
    "Complaints about personal data arrive here from the public form. Acknowledge each within 30 days, then answer it without undue delay. The person gets your answer by email.",
} as const satisfies Area;
