import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactElement } from "react";
import { Invitation } from "#features/accept-invitation/Invitation.tsx";
import { KnownEmail } from "#features/accept-invitation/KnownEmail.tsx";
import { StepOne } from "#features/sign-up/StepOne.tsx";
import { pathTo } from "#kit/paths.ts";
import { useRouteText } from "#kit/values.ts";
import { journeyQuery } from "#entities/auth/journey.ts";
import { useResume, useJourney } from "./use-journey.ts";
import { useSecret } from "./use-secret.ts";
import { AuthPage } from "./AuthPage.tsx";

const path = "/app/register";

/** The link of a mail: an invitation into a company, or the beginning of a driver's account with the address filled in. */
export function Screen(): ReactElement {
  const navigate = useNavigate();
  const journey = useJourney();
  const email = useRouteText("email");
  const token = useSecret(path, useRouteText("token"), pathTo(path, {}, { email }));
  const resume = useResume();
  const [isNew, setIsNew] = useState(email === undefined);
  if (token !== null)
    return <AuthPage onSignedIn={resume}>{(onReply) => <Invitation token={token} onReply={onReply} />}</AuthPage>;
  if (!isNew && email !== undefined)
    return <KnownEmail email={email} journey={journey} onFree={() => setIsNew(true)} />;
  return (
    <StepOne
      journey={journey}
      email={email}
      refused={null}
      onDone={() => void navigate({ href: pathTo("/app/consumer_sign_up_two", {}, journeyQuery(journey)) })}
    />
  );
}
