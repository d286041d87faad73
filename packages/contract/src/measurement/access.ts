import type { Gated } from "../access.ts";

/** Who may make the calls of the measurement service; its calls and its guard read the same. */
export const createAccess = { access: "key", scopes: ["create"] } as const satisfies Gated;
export const resultsAccess = { access: "key-or-session", scopes: ["results"] } as const satisfies Gated;
export const reviewAccess = { access: "key", scopes: ["review", "review_all"] } as const satisfies Gated;
export const sessionAccess = { access: "measurement-session" } as const satisfies Gated;
