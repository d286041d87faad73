import type { Area } from "../../types.ts";

export const own = {
  "scan.own.title": "Your own reading",
  "scan.own.add": "Add your own reading",
  "scan.own.lead": "Have a depth gauge or a 20p coin? You’ll see what your reading means straight away.",
  "scan.own.kind": "What are you using?",
  "scan.own.gauge": "Tread depth gauge",
  "scan.own.coin": "20p coin",
  "scan.own.how.gauge": "Measure in a main groove, at three places across the tread. Avoid the raised wear bars.",
  "scan.own.how.coin":
    "Push the coin into a main groove, edge first, at three places across the tread. Can you still see its raised outer band?",
  "scan.own.band": "{place}: the coin’s outer band is",
  "scan.own.hidden": "hidden",
  "scan.own.visible": "visible",
  "scan.own.needDepth": "{place}: enter a depth from 0 to {most} mm, like 3.5.",
  "scan.own.needBand": "{place}: choose hidden or visible.",
  "scan.own.provisional": "Provisional, your own reading",
  "scan.own.read.gauge": "Gauge: inner {inner} mm, middle {middle} mm, outer {outer} mm",
  "scan.own.read.coin": "20p coin, outer band: inner {inner}, middle {middle}, outer {outer}",
  "scan.own.means.legal": "That’s at least the 3 mm we recommend, all the way across.",
  "scan.own.means.replace_soon": "That’s legal. We recommend replacing tyres below 3 mm.",
  "scan.own.means.uncertain":
    "That’s too close to the legal limit of 1.6 mm to be sure. Have it measured with care soon.",
  "scan.own.means.illegal": "That’s below the legal limit of 1.6 mm. Don’t drive on it until it’s been checked.",
  "scan.own.means.hidden":
    "The band is hidden all the way across, so the tread is probably above the legal limit of 1.6 mm. A coin can’t tell you more.",
  "scan.own.means.visible":
    "The band shows, so there’s less than about 3 mm left. It could be below the legal limit of 1.6 mm, so have it measured with a gauge soon.",
  "scan.own.replaced": "This isn’t a result. We’ll replace it once our team has read your photos.",
  "scan.own.byHand": "Can’t use the camera? Enter depths by hand",
  "scan.own.hand.title": "Enter depths by hand",
  "scan.own.hand.lead": "Measure the tread, then add one photo so our team can check it.",
  "scan.own.hand.photo": "Photo of the tread",
  "scan.own.hand.photoHint":
    "Take it with your phone’s camera app or choose one you already have. If you can, keep the gauge or coin in the groove.",
  "scan.own.hand.choose": "Add photo",
  "scan.own.hand.other": "Choose another photo",
  "scan.own.hand.needPhoto": "Add a photo of the tread.",
  "scan.own.hand.alt": "The photo you added",
  "scan.own.hand.send": "Send reading and photo",
  "scan.own.hand.camera": "Use the camera instead",
} as const satisfies Area;
