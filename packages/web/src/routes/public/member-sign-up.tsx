import type { ReactElement } from "react";
import { MemberSignUp } from "#features/member-sign-up/MemberSignUp.tsx";
import { useGoOn } from "./use-journey.ts";
import { WayIn } from "./WayIn.tsx";

export function Screen(): ReactElement {
  return <WayIn onSignedIn={useGoOn()}>{(onReply) => <MemberSignUp onReply={onReply} />}</WayIn>;
}
