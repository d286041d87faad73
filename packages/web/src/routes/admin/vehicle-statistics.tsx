import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { AllFiguresPage } from "#features/office-vehicles/FiguresPage.tsx";

export function Screen(): ReactElement {
  return <AllFiguresPage adminId={useRouteId("admin_id")} />;
}
