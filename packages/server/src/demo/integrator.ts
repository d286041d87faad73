import type { EnsuredKey } from "@treadclub/measurement";

/** The forecourt of the playground (`npm run playground`): an integrator whose key everybody may read here. */
export const demoIntegrator: EnsuredKey = {
  key: "tk_live_demo_forecourt",
  name: "Forecourt demo",
  scopes: ["create", "results"],
  origins: ["http://localhost:4600", "http://127.0.0.1:4600"],
  engine: "review",
};
