import type { ReactElement } from "react";
import { Cookies } from "#features/legal/Cookies.tsx";

export function Screen(): ReactElement {
  return <Cookies />;
}
