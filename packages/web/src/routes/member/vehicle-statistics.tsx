import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { OwnFiguresPage } from "#features/office-vehicles/FiguresPage.tsx";

export function Screen(): ReactElement {
  return <OwnFiguresPage memberId={useRouteId("member_id")} />;
}
