import type { ReactElement } from "react";
import { useUser } from "#kit/session.ts";
import { DriverHome } from "#features/driver-home/DriverHome.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const { consumerId, paths } = useDriver("id");
  return <DriverHome consumerId={consumerId} paths={paths} firstName={useUser().first_name} />;
}
