import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { DriverSignUp } from "#features/sign-up/DriverSignUp.tsx";
import { safeNextUrl } from "#kit/next-url.ts";
import { homeOf } from "#kit/role.ts";
import { getSession } from "#kit/session.ts";
import { useRouteText } from "#kit/values.ts";

export function Screen(): ReactElement {
  const router = useRouter();
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const nextUrl = useRouteText("nextUrl");
  const goHome = async (): Promise<void> => {
    const { user } = getSession();
    if (user) await router.navigate({ href: safeNextUrl(nextUrl) ?? homeOf(user), replace: true });
  };
  return (
    <DriverSignUp
      code={useRouteText("code")}
      codeType={useRouteText("code_type")}
      nextUrl={nextUrl}
      step={useRouteText("step") === "terms" ? "terms" : "details"}
      onStep={(step) =>
        void navigate({ to: ".", search: { ...search, step: step === "terms" ? step : undefined }, resetScroll: true })
      }
      onDone={goHome}
    />
  );
}
