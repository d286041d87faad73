import type { ReactElement } from "react";
import { FrameTest } from "#features/framed/FrameTest.tsx";
import { useRouteText } from "#kit/values.ts";

export function Screen(): ReactElement {
  return <FrameTest code={useRouteText("code")} />;
}
