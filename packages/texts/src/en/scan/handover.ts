import type { Area } from "../../types.ts";

export const handover = {
  "scan.handover.text":
    "Point your phone’s camera at this code. You go on there at once, signed in, and the result appears here.",
  "scan.handover.qr": "QR code that goes on with this page on your phone",
  "scan.handover.type": "Or open {address} on your phone and type:",
  "scan.handover.copy": "Copy link",
  "scan.handover.copied": "Link copied. Send it to your phone only.",
  "scan.handover.copyFailed": "Copying did not work. Use the QR code or the short code.",
  "scan.handover.once":
    "It works once and for 5 minutes, then a new one appears. Whoever uses it is signed in as you: show it to nobody.",
  "scan.handover.taken": "Your phone has taken over",
  "scan.handover.wait": "Take the photos there. Keep this page open: they appear here by themselves.",
  "scan.handover.arrived": { one: "{count} scan has arrived.", other: "{count} scans have arrived." },
  "scan.handover.again": "Show a new code",
} as const satisfies Area;
