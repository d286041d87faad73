import type { ReactElement } from "react";
import { useUser } from "#kit/session.ts";
import { DriverHome } from "#features/driver-home/DriverHome.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const driver = useDriver("id");
  return <DriverHome {...driver} firstName={useUser().first_name} />;
}
