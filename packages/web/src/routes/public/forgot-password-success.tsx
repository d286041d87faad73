import type { ReactElement } from "react";
import { ForgotSent } from "#features/forgot-password/ForgotSent.tsx";
import { useRouteText } from "#kit/values.ts";
import { useJourney } from "./use-journey.ts";

export function Screen(): ReactElement {
  return <ForgotSent journey={useJourney()} email={useRouteText("email")} />;
}
