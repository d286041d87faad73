import type { ReactElement } from "react";
import { FirstPassword } from "#features/email-links/FirstPassword.tsx";
import { useRouteText } from "#kit/values.ts";
import { useResume } from "./use-journey.ts";
import { useSecret } from "./use-secret.ts";
import { AuthPage } from "./AuthPage.tsx";

const path = "/app/first_password";

export function Screen(): ReactElement {
  const token = useSecret(path, useRouteText("token"), path);
  return <AuthPage onSignedIn={useResume()}>{(onReply) => <FirstPassword token={token} onReply={onReply} />}</AuthPage>;
}
