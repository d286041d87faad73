import type { ReactElement } from "react";
import { ConfirmChange } from "#features/email-links/ConfirmChange.tsx";
import { useRouteText } from "#kit/values.ts";
import { useOnward } from "./use-journey.ts";
import { useSecret } from "./use-secret.ts";

const path = "/app/confirm_email_change";

export function Screen(): ReactElement {
  return <ConfirmChange token={useSecret(path, useRouteText("token"), path)} onwardHref={useOnward()} />;
}
