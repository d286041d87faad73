import type { LimitName } from "@treadclub/contract";
import type { LimitRule } from "@treadclub/kit/http/limits";

/** How often something may be tried. What is refused costs one look at a counter. */
export const limitRules: Readonly<Record<LimitName, LimitRule>> = {
  signIn: { points: 20, windowSeconds: 60 },
  // Of one account over all addresses; only wrong passwords are counted.
  account: { points: 100, windowSeconds: 900 },
  // Of one account on a browser that it knows.
  device: { points: 10, windowSeconds: 900 },
  // Of one account: codes and passwords that prove again who it is.
  proof: { points: 10, windowSeconds: 900 },
  signUp: { points: 20, windowSeconds: 600 },
  refresh: { points: 120, windowSeconds: 60 },
  code: { points: 30, windowSeconds: 60 },
  // Of one address, whoever is signed in there: a shop's tills share one.
  codeAddress: { points: 1200, windowSeconds: 60 },
  // Wrong short codes, which people type, over all addresses; links and QR codes go on working.
  shortCode: { points: 2000, windowSeconds: 900 },
  lookUp: { points: 60, windowSeconds: 60 },
  message: { points: 30, windowSeconds: 60 },
  mail: { points: 10, windowSeconds: 3600 },
  // A report is drawn anew each time.
  report: { points: 60, windowSeconds: 600 },
  upload: { points: 120, windowSeconds: 600 },
};
