import { adminScreens } from "./screens/admin.ts";
import { consumerScreens } from "./screens/consumer.ts";
import { memberScreens } from "./screens/member.ts";
import { officeScreens } from "./screens/office.ts";
import { publicScreens } from "./screens/public.ts";

/** As the list of screens spells the not-found page. */
const anythingElse = "/app/(anything else)";

/** Every path that a screen is built for, in the notation of the list of screens. */
export const screenPaths: readonly string[] = [
  ...[...publicScreens, ...consumerScreens, ...memberScreens, ...officeScreens, ...adminScreens].map(
    (entry) => entry.path,
  ),
  anythingElse,
];
