import { useRouter } from "@tanstack/react-router";
import { useState, type ReactElement } from "react";
import { LinkAccount } from "#features/openid-return/LinkAccount.tsx";
import { ReturnPage } from "#features/openid-return/ReturnPage.tsx";
import { safeNextUrl } from "#kit/next-url.ts";
import { pathTo } from "#kit/paths.ts";
import { hasRole, homeOf } from "#kit/role.ts";
import { getSession, useSession } from "#kit/session.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import type { LoginReply } from "#entities/auth/login-reply.ts";
import { keepSignUpDraft } from "#entities/auth/sign-up-draft.ts";
import { useProviderAnswer, type ProviderReply } from "./use-provider-answer.ts";
import { AuthPage } from "./AuthPage.tsx";

const path = "/app/google_callback";

/** Where the provider sends the browser back to. */
export function Screen(): ReactElement {
  const router = useRouter();
  const answer = useProviderAnswer(path);
  const journey = answer.reply ? journeyOf(answer.reply) : {};
  const resume = (): Promise<void> => router.navigate({ href: afterwards(journey), replace: true });
  return (
    <AuthPage onSignedIn={resume}>
      {(onReply) => <Arrival answer={answer} journey={journey} onReply={onReply} />}
    </AuthPage>
  );
}

interface ArrivalProps {
  readonly answer: ReturnType<typeof useProviderAnswer>;
  readonly journey: Journey;
  readonly onReply: (reply: LoginReply) => Promise<void>;
}

function Arrival({ answer: { reply, error, isStopped }, journey, onReply }: ArrivalProps): ReactElement {
  const router = useRouter();
  const { loggedIn } = useSession();
  const [refused, setRefused] = useState<unknown>(null);
  useOnChange(reply, () => {
    if (!reply) return;
    const to = wayOn(reply, journey);
    if (to !== null) void router.navigate({ href: to, replace: true });
    else if (reply.guard_message !== "link") onReply(reply).catch(setRefused);
  });
  const signInHref = pathTo("/app/sign_in", {}, journeyQuery(journey));
  if (reply?.guard_message === "link" && reply.continue_token !== null && reply.profile !== null)
    return (
      <LinkAccount
        continueToken={reply.continue_token}
        email={reply.profile.email}
        signInHref={signInHref}
        onReply={onReply}
      />
    );
  return (
    <ReturnPage
      error={refused ?? error}
      isStopped={isStopped}
      backHref={loggedIn ? "/app/account" : signInHref}
      isSignedIn={loggedIn}
    />
  );
}

/** A page of ours that the answer leads to without a further step here; null: none. */
function wayOn({ intent, guard_message, profile, continue_token }: ProviderReply, journey: Journey): string | null {
  if (intent !== "sign_in") return safeNextUrl(journey.nextUrl) ?? "/app/account";
  if (guard_message !== "terms") return null;
  keepSignUpDraft({
    first_name: profile?.first_name ?? "",
    last_name: profile?.last_name ?? "",
    email: profile?.email ?? "",
    code: journey.code ?? "",
    password: "",
    continueToken: continue_token ?? "",
  });
  return pathTo("/app/consumer_sign_up_two", {}, journeyQuery(journey));
}

/** Signed in: the page that was asked for, the club that was brought along, or home. */
function afterwards({ nextUrl, code }: Journey): string {
  const { user } = getSession();
  if (!user) return "/app";
  const club = code && hasRole(user, "consumer") ? pathTo("/app/consumer_register_by_club_qr/{code}", { code }) : null;
  return safeNextUrl(nextUrl) ?? club ?? homeOf(user);
}

const journeyOf = ({ journey }: ProviderReply): Journey => ({
  nextUrl: journey.next_url ?? undefined,
  code: journey.code ?? undefined,
  codeType: journey.code_type ?? undefined,
  iframeQuery: journey.iframe_query ?? undefined,
});
