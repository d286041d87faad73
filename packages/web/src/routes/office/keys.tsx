import type { ReactElement } from "react";
import { homeOf, isAdminUser } from "#kit/role.ts";
import { useUser } from "#kit/session.ts";
import { KeysPage } from "#features/integrator/KeysPage.tsx";

export function Screen(): ReactElement {
  return <KeysPage home={homeOf(useUser())} isAdmin={isAdminUser(useUser())} />;
}
