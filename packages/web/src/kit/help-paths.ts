/** What the help page is about, by reader. */
export const helpSections = {
  driver: ["home", "cars", "scans", "results", "measure", "quotes", "bookings", "vouchers"],
  fitter: [
    "work",
    "requests",
    "appointments",
    "reviews",
    "redeem",
    "clubs",
    "company",
    "team",
    "website",
    "integrator",
  ],
  admin: ["overview", "reviews", "companies", "users", "welcome", "complaints", "offer"],
  everyone: ["account", "data"],
} as const;

export type HelpSection = (typeof helpSections)[keyof typeof helpSections][number];

/** Where the help link of a screen leads. */
export const helpPath = (section: HelpSection): string => `/app/help#${section}`;

/** The guide to the measurement service’s API: how to use a key. */
export const apiGuidePath = "/measurement/v1/docs";

/** Help with the camera: a page of its own, with pictures. */
export const bestPracticePath = "/app/bestpractice";
