import { createRoot, hydrateRoot } from "react-dom/client";
import type { PublicConfig } from "#kit/config.ts";
import { currentT } from "#kit/i18n.ts";
import { getSession } from "#kit/session.ts";
import { application } from "./application.tsx";
import { router } from "./router.tsx";

/** Takes over the page that the build has printed, where it is the one that is wanted; else draws it anew. */
export function show(root: HTMLElement): void {
  if (isWanted(root)) {
    // The build has no boundary around the whole: the router leaves it out here too.
    router.ssr = { manifest: undefined };
    hydrateRoot(root, application());
  } else {
    createRoot(root).render(application());
  }
  for (const form of root.querySelectorAll("form[inert]")) form.removeAttribute("inert");
  document.documentElement.removeAttribute("data-unlike");
}

/** What the build has printed the page with; nothing on a page that was not printed. */
export const printedSettings = ({ dataset }: HTMLElement): PublicConfig => ({
  ...(dataset["demo"] !== undefined && { demo: true }),
  ...(dataset["google"] !== undefined && { google: dataset["google"] }),
});

function isWanted({ dataset }: HTMLElement): boolean {
  const { pathname, searchStr } = router.state.location;
  return (
    dataset["page"] === pathname &&
    searchStr === "" &&
    dataset["locale"] === currentT().locale &&
    !getSession().loggedIn
  );
}
