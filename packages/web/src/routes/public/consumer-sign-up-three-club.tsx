import type { ReactElement } from "react";
import { StepThree } from "#features/sign-up/StepThree.tsx";
import { safeNextUrl } from "#kit/next-url.ts";
import { useUser } from "#kit/session.ts";
import { consumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useJourney } from "./use-journey.ts";

export function Screen(): ReactElement {
  const { code, nextUrl } = useJourney();
  const paths = consumerPaths(useUser().id);
  return (
    <StepThree
      code={code}
      nextUrl={safeNextUrl(nextUrl)}
      homeHref={paths.home}
      addCarHref={paths.addCar}
      addCarWith={paths.addCarWith}
    />
  );
}
