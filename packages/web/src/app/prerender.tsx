import { makeTranslate } from "@treadclub/texts";
import { base } from "@treadclub/texts/en/base";
import { ui } from "@treadclub/texts/en/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { Welcome } from "#features/welcome/Welcome.tsx";
import { TranslateContext } from "#kit/i18n.ts";
import { SkipLink } from "#ui/SkipLink.tsx";
import { PublicFrame } from "./PublicFrame.tsx";
import { publicScreens } from "./screens/public.ts";
import type { ScreenEntry } from "./screens/screen.ts";

/** The welcome page in English, as it stands before any script runs. */
export function welcomePage(): { readonly title: string; readonly html: string } {
  const t = makeTranslate("en", [base, ui]);
  const html = renderToStaticMarkup(
    <TranslateContext value={t}>
      <SkipLink />
      <PublicFrame>
        <main id="main" tabIndex={-1}>
          <Welcome />
        </main>
      </PublicFrame>
    </TranslateContext>,
  );
  return { title: `${t("base.welcome.title")} – TreadClub`, html };
}

/** The screens that a visitor without an account opens by an address without values, but the welcome page. */
export const guestScreens = (): readonly Pick<ScreenEntry, "path" | "areas">[] =>
  publicScreens.filter(
    (entry): entry is ScreenEntry =>
      "plain" in entry && entry.plain === true && entry.path !== "/app" && !entry.path.includes("{"),
  );
