import type { ReactElement } from "react";
import { MemberSignUp } from "#features/member-sign-up/MemberSignUp.tsx";
import { useGoOn } from "./use-journey.ts";
import { AuthPage } from "./AuthPage.tsx";

export function Screen(): ReactElement {
  return <AuthPage onSignedIn={useGoOn()}>{(onReply) => <MemberSignUp onReply={onReply} />}</AuthPage>;
}
