import { loadTexts } from "#kit/i18n.ts";
import { lazyPart } from "./lazy-part.ts";

/** In whose name an administrator acts. */
export const acting = lazyPart(async () => {
  await loadTexts("account");
  return (await import("./ActingBanner.tsx")).ActingBanner;
});
