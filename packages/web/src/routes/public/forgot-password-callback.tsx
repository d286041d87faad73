import type { ReactElement } from "react";
import { ResetPassword } from "#features/forgot-password/ResetPassword.tsx";
import { pathTo } from "#kit/paths.ts";
import { useRouteText } from "#kit/values.ts";
import { journeyQuery } from "#entities/auth/journey.ts";
import { useJourney } from "./use-journey.ts";
import { useSecret } from "./use-secret.ts";

const path = "/app/forgot_password_callback/{reset_token}";
/** Stands in the address in place of the token. */
const placeholder = "set";

export function Screen(): ReactElement {
  const journey = useJourney();
  const given = useRouteText("reset_token");
  const clean = pathTo(path, { reset_token: placeholder }, journeyQuery(journey));
  const token = useSecret(path, given === placeholder ? undefined : given, clean);
  return <ResetPassword journey={journey} token={token} />;
}
