import type { CallName, Catalog, InputOf } from "@treadclub/contract";
import type { Fixtures } from "./fixtures.ts";

/** An input of every call that works on Anna's or fitter A's own records. A new call without a sample does not compile. */
export type Samples = { readonly [N in CallName]: (fixtures: Fixtures) => InputOf<Catalog[N]> };
