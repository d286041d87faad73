export const statusWords = {
  unknown: "Not begun",
  waiting_for_images: "Waiting for your photos",
  processing: "Being read",
  result_ready: "Read, being confirmed",
  result_and_report_ready: "Read, being confirmed",
  completed: "Done",
  aborted: "Left out",
  failed: "Could not be read",
};

export const verdictWords = {
  legal: "Fine: above the legal limit of 1.6 mm",
  replace_soon: "Legal, but plan new tyres: below 3 mm they grip badly in the wet",
  uncertain: "Close to the legal limit: have it measured with a gauge before you drive",
  illegal: "Below the legal limit of 1.6 mm: do not drive on it",
};

export const wearWords = {
  even: "Worn evenly.",
  centre: "Worn most in the middle: the pressure may be too high.",
  edges: "Worn most at the edges: the pressure may be too low.",
  one_edge: "Worn most at one edge: have the wheel alignment checked.",
};

export const methodWords = {
  review: "read from your photos by a person",
  gauge: "measured by you, with a gauge or a coin",
  remote: "read from your photos",
  sandbox: "made up, because this is a test",
};

export const reasonWords = {
  blurry: "The photos are blurred.",
  too_dark: "The photos are too dark.",
  glare: "Light reflects on the tyre.",
  too_far: "The photos were taken from too far away.",
  tyre_not_found: "There is no tyre on the photos.",
  too_few_images: "There are too few photos.",
  wet_or_dirty: "The tyre is wet or dirty.",
  unreadable: "The tread cannot be read on the photos.",
};

const tyreNames = { fl: "Front left", fr: "Front right", rl: "Rear left", rr: "Rear right" };

export const tyreName = (code) => tyreNames[code] ?? "The tyre";

/** What a code of the SDK means for a customer, and what to do. The error's own page tells a developer more. */
export const errorWords = {
  1001: ["This page was opened without a scan.", "Begin on the start page."],
  1002: ["What the scanner brought back cannot be read.", "The link may have been cut off. Begin again, please."],
  1003: ["There is no result for this scan.", "Begin again, please."],
  1004: ["It took longer than we wait.", "Your photos are safe. Look once more in a few minutes."],
  1005: [
    "This device cannot open the scanner.",
    "Use an Android phone, an iPhone with iOS 17 or later, or the browser.",
  ],
  1006: ["The service could not be reached.", "Check your connection, and look once more."],
  1007: ["Our page forgot something.", "It is our mistake. Ask at the desk, please."],
  1008: ["The service answered something else than it promised.", "Look once more in a few minutes."],
  1009: ["The service gave no permission for a scan.", "Begin again, please."],
  1010: ["The service refused us.", "It is our mistake. Ask at the desk, please."],
};
