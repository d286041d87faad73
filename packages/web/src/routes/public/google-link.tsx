import type { ReactElement } from "react";
import { ConfirmLink } from "#features/openid-return/ConfirmLink.tsx";
import { useRouteText } from "#kit/values.ts";
import { useResume } from "./use-journey.ts";
import { useSecret } from "./use-secret.ts";
import { AuthPage } from "./AuthPage.tsx";

const path = "/app/google_link";

export function Screen(): ReactElement {
  const token = useSecret(path, useRouteText("token"), path);
  return <AuthPage onSignedIn={useResume()}>{(onReply) => <ConfirmLink token={token} onReply={onReply} />}</AuthPage>;
}
