import type { ReactElement } from "react";
import { DataComplaint } from "#features/complain/DataComplaint.tsx";

export function Screen(): ReactElement {
  return <DataComplaint />;
}
