import type { Engine } from "./port.ts";
import { reviewEngine } from "./review.ts";
import { sandboxEngine } from "./sandbox.ts";

export type EngineName = "review" | "remote" | "sandbox";

/** The engine of a key. */
export const engineOf = (name: EngineName): Engine => engines[name];

/** The scanner of the remote service takes the photos, and its results are fetched. */
const remoteEngine: Engine = { takesPhotos: false, afterHandIn: () => ({ kind: "wait" }) };

const engines: Readonly<Record<EngineName, Engine>> = {
  review: reviewEngine,
  remote: remoteEngine,
  sandbox: sandboxEngine,
};
