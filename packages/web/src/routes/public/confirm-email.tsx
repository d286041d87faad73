import type { ReactElement } from "react";
import { ConfirmEmail } from "#features/email-links/ConfirmEmail.tsx";
import { useRouteText } from "#kit/values.ts";
import { useOnward } from "./use-journey.ts";
import { useSecret } from "./use-secret.ts";

const path = "/app/confirm_email";

export function Screen(): ReactElement {
  return <ConfirmEmail token={useSecret(path, useRouteText("token"), path)} onwardHref={useOnward()} />;
}
