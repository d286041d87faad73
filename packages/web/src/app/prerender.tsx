import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { Locale } from "@treadclub/texts";
import { knowSettings, type PublicConfig } from "#kit/config.ts";
import { loadTexts, setLocale } from "#kit/i18n.ts";
import { application } from "./application.tsx";
import { router } from "./router.tsx";
import { publicScreens } from "./screens/public.ts";
import type { ScreenEntry } from "./screens/screen.ts";

/** A page as it stands before any script runs, where these settings hold. */
export async function printedPage(path: string, locale: Locale, settings: PublicConfig): Promise<string> {
  knowSettings(settings);
  await setLocale(locale, { remember: false });
  await loadTexts("base", "ui");
  router.update({ history: createMemoryHistory({ initialEntries: [path] }), scrollRestoration: false });
  await router.load();
  return renderToString(application());
}

/** The screens that a visitor without an account opens by an address without values. */
export const guestScreens = (): readonly Pick<ScreenEntry, "path" | "areas" | "printed">[] =>
  publicScreens.filter(
    (entry): entry is ScreenEntry => "plain" in entry && entry.plain === true && !entry.path.includes("{"),
  );

export { languageTags, locales } from "@treadclub/texts";
