import { useLocation, useNavigate } from "@tanstack/react-router";
import { pathTo } from "#kit/paths.ts";
import { useSession } from "#kit/session.ts";

interface MeasureReturnWay {
  readonly isSignedIn: boolean;
  readonly signInHref: string;
  readonly onQuery: (query: string) => void;
}

/** What the return page of a measurement takes from its address. */
export function useMeasureReturn(): MeasureReturnWay {
  const navigate = useNavigate();
  const path = useLocation({ select: (location) => location.pathname });
  const here = useLocation({ select: (location) => location.href });
  return {
    isSignedIn: useSession().user !== null,
    signInHref: pathTo("/app/sign_in", {}, { nextUrl: here }),
    onQuery: (query) => void navigate({ href: query === "" ? path : `${path}?${query}`, replace: true }),
  };
}
