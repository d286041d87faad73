import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactElement } from "react";
import { StepTwo } from "#features/sign-up/StepTwo.tsx";
import { useT } from "#kit/i18n.ts";
import { useDocumentTitle } from "#kit/document-title.ts";
import { pathTo } from "#kit/paths.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { journeyQuery } from "#entities/auth/journey.ts";
import { finishSignUpDraft, readSignUpDraft } from "#entities/auth/sign-up-draft.ts";
import { leaveRefusal } from "./refusal.ts";
import { useJourney } from "./use-journey.ts";
import { AuthPage } from "./AuthPage.tsx";

export function Screen(): ReactElement | null {
  const navigate = useNavigate();
  const journey = useJourney();
  const query = journeyQuery(journey);
  useDocumentTitle(useT()("entry.signUp.title"));
  const [isReady] = useState(() => {
    const { password, continueToken } = readSignUpDraft();
    return password !== "" || continueToken !== "";
  });
  const back = (options = {}): void => void navigate({ href: pathTo("/app/consumer_sign_up", {}, query), ...options });
  useOnChange(isReady, () => {
    // After a reload the password is gone; everything else waits in step one.
    if (!isReady) back({ replace: true });
  });
  if (!isReady) return null;
  const resume = (): Promise<void> =>
    navigate({ href: pathTo("/app/consumer_sign_up_three_club", {}, query), replace: true });
  return (
    <AuthPage onSignedIn={resume}>
      {(onReply) => (
        <StepTwo
          journey={journey}
          onBack={(problems) => {
            leaveRefusal(problems);
            back();
          }}
          onReply={(reply) => {
            finishSignUpDraft({ joinedClub: reply.joined_club });
            return onReply(reply);
          }}
        />
      )}
    </AuthPage>
  );
}
