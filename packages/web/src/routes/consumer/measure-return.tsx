import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useRouteId } from "#kit/values.ts";
import { driverLinks } from "#features/measure-tyres/measure-links.ts";
import { MeasureReturn } from "#features/measure-tyres/MeasureReturn.tsx";
import { consumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useMeasureReturn } from "../use-measure-return.ts";

export function Screen(): ReactElement {
  const t = useT();
  const paths = consumerPaths(useRouteId("consumer_id"));
  const { isSignedIn, ...way } = useMeasureReturn();
  return <MeasureReturn {...way} links={isSignedIn ? driverLinks(paths, t) : null} />;
}
