import { createRootRoute, createRoute, createRouter, redirect, type AnyRoute } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { loadTexts } from "#kit/i18n.ts";
import { loadLazily } from "#kit/lazy.ts";
import { ensureUser, getSession, type UserView } from "#kit/session.ts";
import { CrashPage } from "./CrashPage.tsx";
import { aliasTarget, guard } from "./guard.ts";
import { lazyPart } from "./lazy-part.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { Root } from "./Root.tsx";
import type { FrameState } from "./use-frame.ts";
import { publicScreens } from "./screens/public.ts";
import type { Audience, ScreenEntry, TableEntry } from "./screens/screen.ts";
import { parseSearch, stringifySearch } from "./search-values.ts";
import { acting } from "./acting-part.ts";
import { answers, shell } from "./deferred-parts.ts";
import { withoutSecrets } from "./secrets.ts";

const root = createRootRoute({
  component: Root,
  errorComponent: CrashPage,
  notFoundComponent: NotFoundPage,
  // Before any other check, and on paths that do not exist, too.
  beforeLoad: ({ location }) => {
    const elsewhere = withoutSecrets(location.href);
    if (elsewhere !== null) redirect({ href: elsewhere, replace: true, throw: true });
  },
});

const publicRoutes = publicScreens.map((entry) => routeOf(entry, "public"));

/** Any other address, until the screens behind a sign-in are known. */
const gate: AnyRoute = createRoute({
  getParentRoute: () => root,
  path: "/app/$part/$",
  beforeLoad: async ({ location }) => {
    await Promise.all([knowSignedInScreens(), ensureUser().catch(() => null)]);
    redirect({ href: location.href, replace: true, throw: true });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([...publicRoutes, gate]),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultErrorComponent: CrashPage,
  defaultNotFoundComponent: NotFoundPage,
  notFoundMode: "root",
});

/** Whether the router has only the public screens yet. */
const isGated = (): boolean => router.routesById[gate.id] !== undefined;

/** Adds the screens behind a sign-in to the router, once; throws when their tables cannot be fetched. */
export async function knowSignedInScreens(): Promise<void> {
  const tables = isGated() ? await loadLazily(() => import("./screens/signed-in.ts")) : undefined;
  if (tables === undefined || !isGated()) return;
  const added = tables.signedInTables.flatMap(([audience, entries]) =>
    entries.map((entry) => routeOf(entry, audience)),
  );
  root.addChildren([...publicRoutes, ...added]);
  router.setRoutes(router.buildRouteTree());
}

function routeOf(entry: TableEntry, tableAudience: Audience): AnyRoute {
  const audience = ("audience" in entry && entry.audience) || tableAudience;
  const path = entry.path.replaceAll(/\{(\w+)\}/g, "$$$1");
  const isBare = "bare" in entry && entry.bare === true;
  const isPlain = "plain" in entry && entry.plain === true;
  const shared = { getParentRoute: () => root, path };
  const beforeLoad = async ({ location, params, search }: Arrival): Promise<{ readonly frame: FrameState }> => {
    const user = await visitor(audience, "offline" in entry && entry.offline === true);
    const elsewhere = guard({ audience, user, href: location.href, params, search });
    if (elsewhere !== null) redirect({ href: elsewhere, replace: true, throw: true });
    if (user && "redirectTo" in entry)
      redirect({ href: aliasTarget(entry.redirectTo, user, params, search), replace: true, throw: true });
    const frame = { user: audience === "guest" ? null : user, isBare, isPlain: isPlain && !user };
    await Promise.all([
      frame.user && !isBare ? shell.load() : null,
      frame.isPlain ? null : answers.load(),
      getSession().impersonating ? acting.load() : null,
    ]);
    return { frame };
  };
  if ("redirectTo" in entry) return createRoute({ ...shared, beforeLoad });
  const part = lazyPart(screenOf(entry));
  return createRoute({
    ...shared,
    beforeLoad,
    // A screen reports a bad address itself: the root handles only unknown paths.
    notFoundComponent: NotFoundPage,
    component: part.Part,
    loader: () => Promise.all([part.load(), loadTexts(...entry.areas)]),
    staleTime: Infinity,
  });
}

interface Arrival {
  readonly location: { readonly href: string };
  readonly params: Readonly<Record<string, unknown>>;
  readonly search: Readonly<Record<string, unknown>>;
}

function screenOf(entry: ScreenEntry): () => Promise<ComponentType> {
  return async () => (await entry.load()).Screen;
}

/** Who is there. What the server cannot answer stops only those screens that need to know. */
async function visitor(audience: Audience, worksOffline: boolean): Promise<UserView | null> {
  try {
    return await ensureUser();
  } catch (error) {
    if (worksOffline) return (await import("#kit/wallet.ts")).userOffline(error);
    if (getSession().loggedIn && audience !== "public" && audience !== "guest") throw error;
    return null;
  }
}
