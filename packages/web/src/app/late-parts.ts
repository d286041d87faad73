import { loadTexts } from "#kit/i18n.ts";
import { lazyPart } from "./lazy-part.ts";

/** Header and menus of signed-in people. */
export const shell = lazyPart(async () => (await import("./Shell.tsx")).Shell);

/** What screens with records stand on. */
export const answers = lazyPart(async () => (await import("./Answers.tsx")).Answers);

/** The question whether it is really the person who is signed in. */
export const proveIdentity = lazyPart(
  async () => (await import("#features/prove-identity/ProveIdentity.tsx")).ProveIdentity,
);

/** In whose name an administrator acts. */
export const acting = lazyPart(async () => {
  await loadTexts("account");
  return (await import("./ActingBanner.tsx")).ActingBanner;
});

/** The question who makes a change that was begun in another name. */
export const whoActs = lazyPart(async () => (await import("./WhoActs.tsx")).WhoActs);
