import { loadTexts } from "#kit/i18n.ts";
import { lazyPart } from "./lazy-part.ts";

/** Header and menus of signed-in people. */
export const shell = lazyPart(async () => {
  // The words of notifications stand in the bell and on the driver's home.
  const [{ Shell }] = await Promise.all([import("./Shell.tsx"), loadTexts("notice")]);
  return Shell;
});

/** What screens with records stand on. */
export const answers = lazyPart(async () => (await import("./Answers.tsx")).Answers);

/** The question whether it is really the person who is signed in. */
export const proveIdentity = lazyPart(
  async () => (await import("#features/reauthenticate/ProveIdentity.tsx")).ProveIdentity,
);

/** The question who makes a change that was begun in another name. */
export const actingUserQuestion = lazyPart(async () => (await import("./ActingUserQuestion.tsx")).ActingUserQuestion);
