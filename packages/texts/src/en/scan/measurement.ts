import type { Area } from "../../types.ts";

/** Names that the measurement service uses, in words. */
const names = {
  "scan.measure.status.unknown": "not begun",
  "scan.measure.status.waiting_for_images": "photos are missing",
  "scan.measure.status.processing": "being read",
  "scan.measure.status.result_ready": "read, being checked",
  "scan.measure.status.result_and_report_ready": "read, report is there",
  "scan.measure.status.completed": "read",
  "scan.measure.status.aborted": "left out",
  "scan.measure.status.failed": "could not be read",
  "scan.measure.reason.blurry": "Blurred",
  "scan.measure.reason.too_dark": "Too dark",
  "scan.measure.reason.glare": "Glare",
  "scan.measure.reason.too_far": "Taken from too far away",
  "scan.measure.reason.tyre_not_found": "No tyre in the photo",
  "scan.measure.reason.too_few_images": "Too few photos",
  "scan.measure.reason.wet_or_dirty": "Wet or dirty",
  "scan.measure.reason.unreadable": "The tread cannot be read",
  "scan.measure.method.review": "A person, from the photos",
  "scan.measure.method.gauge": "The driver, with a gauge or a coin",
  "scan.measure.method.remote": "A measurement service, from the photos",
  "scan.measure.method.sandbox": "Nobody: a test reading",
  "scan.measure.verdict.legal": "Legal",
  "scan.measure.verdict.replace_soon": "Legal, replace soon",
  "scan.measure.verdict.uncertain": "Too close to 1.6 mm to say",
  "scan.measure.verdict.illegal": "Below the legal 1.6 mm",
  "scan.measure.wear.even": "Even wear",
  "scan.measure.wear.centre": "Middle worn more than the edges",
  "scan.measure.wear.edges": "Both edges worn more than the middle",
  "scan.measure.wear.one_edge": "One edge worn more than the other",
} as const satisfies Area;

const starting = {
  "scan.measure.title": "Measure tyres",
  "scan.measure.lead": "The tread scanner opens on the phone and leads from tyre to tyre, one or all four in one go.",
  "scan.measure.way.title": "Several tyres in one go",
  "scan.measure.way.text":
    "The tread scanner leads you around the car, checks each photo, and takes the reading of your gauge or a 20p coin too.",
  "scan.measure.way.go": "Measure tyres with the tread scanner",
  "scan.measure.chosen": "chosen",
  "scan.measure.notChosen": "left out",
  "scan.measure.all": "Choose all four",
  "scan.measure.pick": "Choose a tyre first",
  "scan.measure.cost": "Scans this takes: {count} of {balance} left. What is not scanned comes back.",
  "scan.measure.tooMany": {
    one: "You have {count} scan left: choose one tyre.",
    other: "You have {count} scans left: choose at most {count} tyres.",
  },
  "scan.measure.milesNow": "Last known: {miles}.",
  "scan.measure.free": "This costs the driver nothing.",
  "scan.measure.start": { one: "Start with {count} tyre", other: "Start with {count} tyres" },
  "scan.measure.startCode": "Show the code for the phone",
  "scan.measure.notAllowed": "Your company does not scan tyres yet",
  "scan.measure.notAllowedText": "TreadClub switches it on for a company. Ask for it by e-mail.",
  "scan.measure.desktop":
    "Choose the tyres here. Then a code appears that opens the scanner on a phone, and this page shows what it sends.",
  "scan.measure.handoff.text":
    "Point the phone’s camera at this code. The scanner opens there at once, nobody signs in, and this page follows.",
  "scan.measure.handoff.qr": "QR code that opens the tread scanner on a phone",
  "scan.measure.handoff.until":
    "It works until {when}. Whoever has it can take these photos and see their result, nothing else.",
  "scan.measure.live.title": "What the phone sends",
  "scan.measure.live.unknown": "Waiting for the phone to open the scanner.",
  "scan.measure.live.open": "The scanner is open. Each tyre appears here as soon as its photos are sent.",
  "scan.measure.live.reading": "The photos are here. Each tyre is being read.",
  "scan.measure.live.ended": "Everything is here.",
  "scan.measure.tyres": "Tyres",
  "scan.measure.tyre": "Tyre {number}",
  "scan.measure.about": "About {mm} mm, between {low} and {high}",
  "scan.measure.badge": "Tread scanner",
  "scan.measure.how": "Taken with",
  "scan.measure.own":
    "Read at the car, with a gauge or a 20p coin. Good to about ±{plusMinus} mm. It is no MOT and no inspection.",
  "scan.measure.readBy": "Read by",
  "scan.state.measuring": "being measured",
} as const satisfies Area;

const ending = {
  "scan.measure.open.title": "Photos are missing",
  "scan.measure.open.text": {
    one: "{count} tyre has no photos yet. You can go on until {when}.",
    other: "{count} tyres have no photos yet. You can go on until {when}.",
  },
  "scan.measure.open.go": "Go on",
  "scan.measure.open.leave": "Leave it",
  "scan.measure.open.leaveTitle": "Leave out the tyres without photos?",
  "scan.measure.open.leaveText": "They cost nothing. What is handed in stays and is read.",
  "scan.measure.open.leaveOut": "Leave them out",
  "scan.measure.open.left": "Left out. What was handed in is read.",
  "scan.measure.return.title": "Back from the scanner",
  "scan.measure.return.completed": "Photos sent. Thank you.",
  "scan.measure.return.completedText":
    "Each tyre is being read now. This page shows it by itself; you can also close it.",
  "scan.measure.return.read": "Your tyres are read",
  "scan.measure.return.readText": "Open a tyre to see what its depth means and what to do.",
  "scan.measure.return.aborted": "You left the scanner",
  "scan.measure.return.abortedText": "Nothing is lost. Photos that are sent are read; the other tyres wait for you.",
  "scan.measure.return.failed": "Nothing could be scanned",
  "scan.measure.return.failedText":
    "The scanner could not go on, for example because the phone gave it no camera. Try again, or take single photos.",
  "scan.measure.return.photos": "Take single photos",
  "scan.measure.return.unread": "The photos could not be read",
  "scan.measure.return.unreadText": "Open a tyre to see why. What could not be read costs nothing.",
  "scan.measure.return.leftOut": "No tyre was scanned",
  "scan.measure.return.leftOutText": "All tyres were left out. That costs nothing.",
  "scan.measure.return.nothing": "Nothing came back from the scanner",
  "scan.measure.return.nothingText":
    "The scanner leads here when it is done, and this address brought nothing along. Look into the list: what was sent is there.",
  "scan.measure.return.broken": "This address is not whole",
  "scan.measure.return.brokenText":
    "Part of it was lost on the way, so it does not say which tyres it is about. Look into the list: what was sent is there.",
  "scan.measure.return.gone": "This measurement is not here any more, or it is not yours.",
  "scan.measure.return.hidden": "Your measurement is in your account",
  "scan.measure.return.visitor":
    "You are not signed in on this device. If you began on a computer, it shows the same by itself, and you can close this page.",
  "scan.measure.return.signIn": "Sign in to see everything",
  "scan.measure.return.slow": "Reading takes longer today. Sign in later to see it, or look at the computer.",
  "scan.measure.return.unreachable": "The result cannot be fetched right now. What was sent is safe.",
  "scan.measure.return.list": "All scans",
  "scan.measure.return.again": "Measure more tyres",
  "scan.measure.return.work": "Back to where you came from",
  "scan.measure.return.booking": "Back to the booking",
  "scan.measure.return.quote": "Back to the quote",
} as const satisfies Area;

export const measurement = { ...names, ...starting, ...ending } as const;
