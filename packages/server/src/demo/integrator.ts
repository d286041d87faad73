import type { EnsuredKey } from "@treadclub/measurement";

/** Everybody may read it here: it is a key of the demo world alone. The playground (`npm run playground`) knows it. */
export const demoKey = "tk_live_demo_forecourt_of_the_playground";

/** The playground: an integrator whose website is at `site`. */
export const demoIntegrator = (site: string): EnsuredKey => ({
  key: demoKey,
  name: "Harbour Car Hire (demo)",
  scopes: ["create", "results"],
  origins: [site],
  engine: "review",
});
