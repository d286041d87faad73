import type { ReactElement } from "react";
import { isAdminUser } from "#kit/role.ts";
import { useUser } from "#kit/session.ts";
import { NewKeyPage } from "#features/integrator/NewKeyPage.tsx";

export function Screen(): ReactElement {
  return <NewKeyPage isAdmin={isAdminUser(useUser())} />;
}
