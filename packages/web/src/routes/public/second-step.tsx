import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { SecondStepPage } from "#features/security/SecondStepPage.tsx";
import { safeNextUrl } from "#kit/next-url.ts";
import { homeOf } from "#kit/role.ts";
import { useUser } from "#kit/session.ts";
import { useRouteText } from "#kit/values.ts";

export function Screen(): ReactElement {
  const router = useRouter();
  const user = useUser();
  const next = safeNextUrl(useRouteText("nextUrl")) ?? homeOf(user);
  return <SecondStepPage onReady={() => router.navigate({ href: next, replace: true })} />;
}
