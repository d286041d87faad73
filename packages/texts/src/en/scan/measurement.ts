import type { Area } from "../../types.ts";

/** Names that the measurement service uses, in words. */
const names = {
  "scan.measure.status.unknown": "not started",
  "scan.measure.status.waiting_for_images": "photos missing",
  "scan.measure.status.processing": "awaiting result",
  "scan.measure.status.result_ready": "result being checked",
  "scan.measure.status.result_and_report_ready": "result and report ready",
  "scan.measure.status.completed": "result ready",
  "scan.measure.status.aborted": "skipped",
  "scan.measure.status.failed": "couldn’t be read",
  "scan.measure.reason.blurry": "Blurred",
  "scan.measure.reason.too_dark": "Too dark",
  "scan.measure.reason.glare": "Glare",
  "scan.measure.reason.too_far": "Too far away",
  "scan.measure.reason.tyre_not_found": "No tyre in the photo",
  "scan.measure.reason.too_few_images": "Too few photos",
  "scan.measure.reason.wet_or_dirty": "Wet or dirty",
  "scan.measure.reason.unreadable": "Tread not readable",
  "scan.measure.method.review": "A person, from the photos",
  "scan.measure.method.gauge": "The driver, with a gauge or a coin",
  "scan.measure.method.remote": "A measurement service, from the photos",
  "scan.measure.method.sandbox": "Nobody: test data",
  "scan.measure.verdict.legal": "Legal",
  "scan.measure.verdict.replace_soon": "Legal, replace soon",
  "scan.measure.verdict.uncertain": "Too close to 1.6 mm to call",
  "scan.measure.verdict.illegal": "Below the legal limit of 1.6 mm",
  "scan.measure.wear.even": "Even wear",
  "scan.measure.wear.centre": "Middle more worn than the edges",
  "scan.measure.wear.edges": "Both edges more worn than the middle",
  "scan.measure.wear.one_edge": "One edge more worn than the other",
} as const satisfies Area;

const starting = {
  "scan.measure.title": "Measure tyres",
  "scan.measure.lead":
    "The tread scanner opens on a phone and guides you from tyre to tyre. Scan one, or all four in one go.",
  "scan.measure.way.title": "Scan several tyres in one go",
  "scan.measure.way.text":
    "The tread scanner guides you around the car and checks each photo. You can add a reading from a gauge or a 20p coin.",
  "scan.measure.way.go": "Open tread scanner",
  "scan.measure.chosen": "selected",
  "scan.measure.notChosen": "not selected",
  "scan.measure.all": "Select all four",
  "scan.measure.pick": "Choose a tyre first",
  "scan.measure.cost": "Scans used: {count} of {balance}. You get back any you don’t use.",
  "scan.measure.tooMany": {
    one: "You have {count} scan left, so choose one tyre.",
    other: "You have {count} scans left, so choose up to {count} tyres.",
  },
  "scan.measure.free": "This is free for the driver.",
  "scan.measure.start": { one: "Scan {count} tyre", other: "Scan {count} tyres" },
  "scan.measure.startCode": "Show code for phone",
  "scan.measure.notAllowed": "Scanning isn’t switched on for your company",
  "scan.measure.notAllowedText": "TreadClub can switch it on. Ask us by email.",
  "scan.measure.desktop":
    "Choose the tyres here. We’ll show a code that opens the scanner on a phone, and the results will appear on this page.",
  "scan.measure.handoff.text":
    "Point the phone’s camera at this code. The scanner opens straight away, with no sign-in, and this page updates automatically.",
  "scan.measure.handoff.qr": "QR code that opens the tread scanner on a phone",
  "scan.measure.handoff.until":
    "Works until {when}. Anyone who has it can take these photos and see the result, but nothing else.",
  "scan.measure.live.title": "From the phone",
  "scan.measure.live.unknown": "Waiting for the phone to open the scanner",
  "scan.measure.live.open": "The scanner is open. Each tyre appears here once its photos have been sent.",
  "scan.measure.live.reading": "We have the photos and are reading each tyre.",
  "scan.measure.live.ended": "All done",
  "scan.measure.tyres": "Tyres",
  "scan.measure.tyre": "Tyre {number}",
  "scan.measure.about": "About {mm} mm, between {low} and {high}",
  "scan.measure.badge": "Tread scanner",
  "scan.measure.how": "Scanned with",
  "scan.measure.own":
    "Measured at the car with a gauge or a 20p coin, accurate to about ±{plusMinus} mm. This isn’t an MOT or an inspection.",
  "scan.measure.readBy": "Read by",
  "scan.state.measuring": "in progress",
} as const satisfies Area;

const ending = {
  "scan.measure.open.title": "Photos are missing",
  "scan.measure.open.text": {
    one: "{count} tyre has no photos yet. You can continue until {when}.",
    other: "{count} tyres have no photos yet. You can continue until {when}.",
  },
  "scan.measure.open.go": "Continue",
  "scan.measure.open.leave": "Finish without them",
  "scan.measure.open.leaveTitle": "Skip the tyres without photos?",
  "scan.measure.open.leaveText": "They won’t use up any scans. We’ll still read the photos you’ve sent.",
  "scan.measure.open.leaveOut": "Skip them",
  "scan.measure.open.left": "Skipped. We’ll read the photos you’ve sent.",
  "scan.measure.return.title": "Back from the scanner",
  "scan.measure.return.completed": "Photos sent. Thank you",
  "scan.measure.return.completedText":
    "We’re reading each tyre now. The results will appear here, or you can close this page.",
  "scan.measure.return.read": "Your results are ready",
  "scan.measure.return.readText": "Open a tyre to see what its depth means and what to do next.",
  "scan.measure.return.aborted": "You left the scanner",
  "scan.measure.return.abortedText":
    "Nothing is lost. We’ll read the photos you’ve sent, and you can scan the other tyres later.",
  "scan.measure.return.failed": "Nothing was scanned",
  "scan.measure.return.failedText":
    "The scanner couldn’t continue, perhaps because it had no access to the camera. Try again, or scan one tyre at a time.",
  "scan.measure.return.photos": "Scan one tyre",
  "scan.measure.return.unread": "We couldn’t read the photos",
  "scan.measure.return.unreadText": "Open a tyre to see why. You’ve got those scans back.",
  "scan.measure.return.leftOut": "No tyres were scanned",
  "scan.measure.return.leftOutText": "You skipped all of them. You’ve got your scans back.",
  "scan.measure.return.nothing": "Nothing came back from the scanner",
  "scan.measure.return.nothingText": "Check your list of scans: anything you’ve sent is there.",
  "scan.measure.return.broken": "This link is incomplete",
  "scan.measure.return.brokenText":
    "Part of it is missing, so we can’t tell which tyres it’s for. Check your list of scans: anything you’ve sent is there.",
  "scan.measure.return.gone": "We can’t find that scan.",
  "scan.measure.return.hidden": "Your scan is in your account",
  "scan.measure.return.visitor":
    "You’re not signed in on this device. If you started on a computer, the result appears there and you can close this page.",
  "scan.measure.return.signIn": "Sign in to see everything",
  "scan.measure.return.slow": "This is taking longer than usual. Sign in later, or check on the computer.",
  "scan.measure.return.unreachable": "We can’t load the result right now. Everything you’ve sent is safe.",
  "scan.measure.return.list": "All scans",
  "scan.measure.return.again": "Scan more tyres",
  "scan.measure.return.work": "Go back",
  "scan.measure.return.booking": "Back to the booking",
  "scan.measure.return.quote": "Back to the quote",
} as const satisfies Area;

export const measurement = { ...names, ...starting, ...ending } as const;
