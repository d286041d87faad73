import type { Area } from "../../types.ts";

export const practice = {
  "legal.practice.title": "Good tyre photos",
  "legal.practice.lead": "Five minutes, three photos a tyre. A photo that shows every groove saves you a second round.",
  "legal.practice.before": "Before you start",
  "legal.practice.safe": "Stand safely",
  "legal.practice.safeText":
    "Level ground, away from traffic. Handbrake on, engine off. Let hot tyres and brakes cool down.",
  "legal.practice.turn": "Turn the wheel",
  "legal.practice.turnText":
    "For a front tyre, turn the steering wheel fully so that the tread faces you. For a rear tyre, crouch behind the car.",
  "legal.practice.clean": "Clean and dry",
  "legal.practice.cleanText": "Wipe off mud and pick out stones. Water shines and hides the grooves.",
  "legal.practice.photos": "The photos",
  "legal.practice.distance": "About 30 cm away",
  "legal.practice.distanceText":
    "The tread fills the picture from edge to edge. Hold the phone straight in front of it, not from above.",
  "legal.practice.light": "Even light",
  "legal.practice.lightText":
    "Daylight is best. In shade or after dark switch the torch on. Do not photograph against the sun.",
  "legal.practice.still": "Hold still",
  "legal.practice.stillText":
    "Tap the tread so that it is sharp, breathe out, press. Your phone tells you at once when a photo is blurred, too dark or too bright.",
  "legal.practice.shots": "Three photos of each tyre",
  "legal.practice.whole": "The whole tread",
  "legal.practice.wholeText": "From one edge to the other, straight from the front.",
  "legal.practice.inner": "The inner edge",
  "legal.practice.innerText": "The side towards the car, close up. It often wears first and nobody sees it.",
  "legal.practice.outer": "The outer edge",
  "legal.practice.outerText": "The side that you see from the kerb, close up.",
  "legal.practice.after": "Afterwards",
  "legal.practice.rejected": "If a photo cannot be read",
  "legal.practice.rejectedText": "You learn why, the scan is given back to you, and you take it again.",
  "legal.practice.doubt": "What no photo shows",
  "legal.practice.doubtText":
    "Pressure, damage inside the tyre, a nail on the other side. If the car pulls, shakes or hums, or you see a bulge or a cut, have the tyre looked at before you drive on.",
  "legal.practice.examples": "Which photo can be read",
  "legal.practice.good": "Sharp, filled, even light: this can be read",
  "legal.practice.far": "Too far: the grooves are too small",
  "legal.practice.dark": "Too dark: the grooves run into one",
  "legal.practice.blurred": "Moved: no edge is sharp",
  "legal.practice.start": "Scan a tyre",
  "legal.practice.signUp": "Sign up and scan",
} as const satisfies Area;
