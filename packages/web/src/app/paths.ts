import { publicScreens } from "./screens/public.ts";
import { signedInTables } from "./screens/signed-in.ts";

/** As the list of screens spells the not-found page. */
const anythingElse = "/app/(anything else)";

/** Every path that a screen is built for, in the notation of the list of screens. */
export const screenPaths: readonly string[] = [
  ...[...publicScreens, ...signedInTables.flatMap(([, entries]) => entries)].map((entry) => entry.path),
  anythingElse,
];
