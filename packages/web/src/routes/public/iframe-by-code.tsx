import type { ReactElement } from "react";
import { FramedWelcome } from "#features/embedded/FramedWelcome.tsx";
import { useJourney } from "./use-journey.ts";

export function Screen(): ReactElement {
  const journey = useJourney();
  return <FramedWelcome code={journey.code ?? ""} journey={journey} />;
}
