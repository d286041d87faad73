import type { ReactElement } from "react";
import { isAdminUser } from "#kit/role.ts";
import { useUser } from "#kit/session.ts";
import { useRouteId } from "#kit/values.ts";
import { KeyRecord } from "#features/integrator/KeyRecord.tsx";

export function Screen(): ReactElement {
  return <KeyRecord keyId={useRouteId("id")} isAdmin={isAdminUser(useUser())} />;
}
