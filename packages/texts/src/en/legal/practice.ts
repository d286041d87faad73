import type { Area } from "../../types.ts";

export const practice = {
  "legal.practice.title": "How to take good tyre photos",
  "legal.practice.lead": "Five minutes, three photos a tyre. If every groove shows, you won’t need to retake them.",
  "legal.practice.film": "Watch how: 23 seconds, no sound, with captions",
  "legal.practice.before": "Before you start",
  "legal.practice.safe": "Park safely",
  "legal.practice.safeText": "Level ground, away from traffic, handbrake on. Let hot tyres and brakes cool down.",
  "legal.practice.turn": "Turn the wheel",
  "legal.practice.turnText":
    "For a front tyre, turn the steering wheel all the way so that the tread faces you, then switch the engine off. For a rear tyre, crouch behind the car.",
  "legal.practice.clean": "Clean and dry",
  "legal.practice.cleanText": "Wipe off mud and pick out stones. Water reflects light and hides the grooves.",
  "legal.practice.photos": "The photos",
  "legal.practice.distance": "About 30 cm away",
  "legal.practice.distanceText":
    "The tread fills the picture from edge to edge. Hold the phone straight in front of it, not from above.",
  "legal.practice.light": "Even light",
  "legal.practice.lightText": "Daylight is best. In shade or after dark, turn the torch on. Don’t shoot into the sun.",
  "legal.practice.still": "Hold still",
  "legal.practice.stillText":
    "Tap the tread to focus, breathe out and press. Your phone tells you straight away if a photo is blurred, too dark or too bright.",
  "legal.practice.shots": "Three photos of each tyre",
  "legal.practice.whole": "The whole tread",
  "legal.practice.wholeText": "From one edge to the other, straight on.",
  "legal.practice.inner": "The inner edge",
  "legal.practice.innerText": "The side facing the car, close up. It often wears first, out of sight.",
  "legal.practice.outer": "The outer edge",
  "legal.practice.outerText": "The side you see from the kerb, close up.",
  "legal.practice.after": "Afterwards",
  "legal.practice.rejected": "If we can’t read a photo",
  "legal.practice.rejectedText": "We’ll tell you why and return your scan, so you can try again.",
  "legal.practice.doubt": "What photos don’t show",
  "legal.practice.doubtText":
    "Pressure, damage inside the tyre, a nail on the far side. If the car pulls, shakes or hums, or you see a bulge or a cut, have the tyre checked before you drive.",
  "legal.practice.examples": "Good and bad photos",
  "legal.practice.good": "Sharp, full frame, even light: readable",
  "legal.practice.far": "Too far away: the grooves are too small",
  "legal.practice.dark": "Too dark: the grooves blur together",
  "legal.practice.blurred": "Blurred: no sharp edges",
  "legal.practice.start": "Scan a tyre",
  "legal.practice.signUp": "Sign up and scan",
} as const satisfies Area;
