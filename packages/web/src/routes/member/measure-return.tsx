import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useRouteId } from "#kit/values.ts";
import { memberLinks } from "#features/measure-tyres/measure-links.ts";
import { MeasureReturn } from "#features/measure-tyres/MeasureReturn.tsx";
import { useMeasureReturn } from "../use-measure-return.ts";
import { useMeasureOrigin } from "./measure-origin.ts";

export function Screen(): ReactElement {
  const t = useT();
  const memberId = useRouteId("member_id");
  const origin = useMeasureOrigin();
  const { isSignedIn, ...way } = useMeasureReturn();
  return <MeasureReturn {...way} links={isSignedIn ? memberLinks(memberId, origin, t) : null} />;
}
