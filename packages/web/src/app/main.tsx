import "../styles/global.css";
import { loadCallRoutes } from "#kit/call-routes.ts";
import { knowSettings, loadConfig, type PublicConfig } from "#kit/config.ts";
import { loadTexts, setLocale, storedLocale } from "#kit/i18n.ts";
import { setNotifier } from "#kit/notices.ts";
import { getSession } from "#kit/session.ts";
import { isFramed } from "#kit/storage.ts";
import { applyTheme } from "#kit/theme.ts";
import { toast } from "#ui/toast.ts";
import { ownBuild, startBuildCheck } from "./build-check.ts";
import { log } from "./log.ts";
import { knowSignedInScreens, router } from "./router.tsx";
import { printedSettings, show } from "./show.ts";
import { followTrail } from "#kit/trail.ts";
import { watchSession } from "./watch-session.ts";
import { installWorker } from "./worker-link.ts";

setNotifier((kind, text, href) => toast[kind](text, href));
applyTheme();
watchSession(router);
followTrail(router);
const build = ownBuild();
if (build !== null) {
  startBuildCheck(build, log);
  // Inside another site's page nothing is kept.
  if (!isFramed()) installWorker(build);
}
// Not awaited: screens import from this file's chunk, which would wait for them.
void start();

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  knowSettings(printedSettings(root));
  await setLocale(storedLocale(), { remember: false });
  // What the server has rendered stays on the screen until the same can be shown here.
  await Promise.all([firstWords(), router.load()]);
  void speakCompanyLanguage();
  show(root);
  void loadCallRoutes().catch(() => undefined);
  void knowSignedInScreens().catch(() => undefined);
}

/** Without a network only the words that were read before are there, and those in English. */
async function firstWords(): Promise<void> {
  await loadTexts("base", "ui").catch(async () => {
    await setLocale("en", { remember: false });
    await loadTexts("base", "ui");
  });
}

/** A visitor whose language nobody knows gets the company's default; a signed-in one theirs, see the watcher of the session. */
async function speakCompanyLanguage(): Promise<void> {
  const { default_language } = await loadConfig().catch((): PublicConfig => ({}));
  if (!getSession().loggedIn) await setLocale(storedLocale(default_language), { remember: false });
}
