import type { Area } from "../../types.ts";

export const handover = {
  "scan.handover.text":
    "Point your phone’s camera at this code. You’ll be signed in there straight away, and the result will appear here.",
  "scan.handover.qr": "QR code to continue on your phone",
  "scan.handover.type": "Or open {address} on your phone and enter:",
  "scan.handover.copy": "Copy link",
  "scan.handover.copied": "Link copied. Only send it to your own phone.",
  "scan.handover.copyFailed": "We couldn’t copy the link. Use the QR code or the short code.",
  "scan.handover.once":
    "It works once, for 5 minutes, then a new one appears. Anyone who uses it is signed in as you, so don’t share it.",
  "scan.handover.taken": "Continue on your phone",
  "scan.handover.wait": "Take the photos there. Keep this page open and they’ll appear here.",
  "scan.handover.arrived": { one: "{count} scan received", other: "{count} scans received" },
  "scan.handover.again": "Show a new code",
} as const satisfies Area;
