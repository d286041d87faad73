import type { ReactElement } from "react";
import { MemberSignUp } from "#features/member-sign-up/MemberSignUp.tsx";
import { useResume } from "./use-journey.ts";
import { AuthPage } from "./AuthPage.tsx";

export function Screen(): ReactElement {
  return <AuthPage onSignedIn={useResume()}>{(onReply) => <MemberSignUp onReply={onReply} />}</AuthPage>;
}
