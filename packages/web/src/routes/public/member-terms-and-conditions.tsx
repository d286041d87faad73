import type { ReactElement } from "react";
import { Paper } from "#features/legal/Paper.tsx";

export function Screen(): ReactElement {
  return <Paper name="member_terms" />;
}
