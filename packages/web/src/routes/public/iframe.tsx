import type { ReactElement } from "react";
import { FrameTest } from "#features/embedded/FrameTest.tsx";
import { useRouteText } from "#kit/values.ts";

export function Screen(): ReactElement {
  return <FrameTest code={useRouteText("code")} />;
}
