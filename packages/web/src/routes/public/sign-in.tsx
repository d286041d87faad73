import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { SignIn } from "#features/sign-in/SignIn.tsx";
import { useRouteText } from "#kit/values.ts";

export function Screen(): ReactElement {
  const router = useRouter();
  // The guard of this screen knows where a signed-in visitor goes.
  return (
    <SignIn
      code={useRouteText("code")}
      codeType={useRouteText("code_type")}
      nextUrl={useRouteText("nextUrl")}
      onSignedIn={() => router.invalidate()}
    />
  );
}
