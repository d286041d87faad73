import { useRouter } from "@tanstack/react-router";
import { safeNextUrl } from "#kit/next-url.ts";
import { homeOf } from "#kit/role.ts";
import { getSession, useSession } from "#kit/session.ts";
import { useRouteText } from "#kit/values.ts";
import type { Journey } from "#entities/auth/journey.ts";

/** What the address of a way in carries. */
export function useJourney(): Journey {
  return {
    code: useRouteText("code"),
    codeType: useRouteText("code_type"),
    nextUrl: safeNextUrl(useRouteText("nextUrl")) ?? undefined,
    iframeQuery: useRouteText("iframeQuery"),
  };
}

/** Redirects after signing in: to the requested page, else home. */
export function useResume(nextUrl?: string | null): () => Promise<void> {
  const router = useRouter();
  return async () => {
    const { user } = getSession();
    if (user) await router.navigate({ href: safeNextUrl(nextUrl) ?? homeOf(user), replace: true });
  };
}

/** The own pages of who is signed in, else signing in. */
export function useOnward(): string {
  const { user } = useSession();
  return user ? homeOf(user) : "/app/sign_in";
}
