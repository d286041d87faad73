import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { SignIn } from "#features/sign-in/SignIn.tsx";
import { useJourney } from "./use-journey.ts";
import { AuthPage } from "./AuthPage.tsx";

export function Screen(): ReactElement {
  const router = useRouter();
  const journey = useJourney();
  // The guard of this screen knows where a signed-in visitor goes.
  return (
    <AuthPage onSignedIn={() => router.invalidate()}>
      {(onReply) => <SignIn journey={journey} onReply={onReply} />}
    </AuthPage>
  );
}
