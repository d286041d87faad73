import type { ReactElement } from "react";
import { SignUp } from "#features/sign-up/SignUp.tsx";
import { useRouteText } from "#kit/values.ts";

export function Screen(): ReactElement {
  return <SignUp code={useRouteText("code")} codeType={useRouteText("code_type")} nextUrl={useRouteText("nextUrl")} />;
}
