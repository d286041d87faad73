import type { ReactElement } from "react";
import { SignUp } from "#features/sign-up/SignUp.tsx";
import { useJourney } from "./use-journey.ts";

export function Screen(): ReactElement {
  return <SignUp journey={useJourney()} />;
}
