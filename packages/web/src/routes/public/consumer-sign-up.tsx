import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactElement } from "react";
import { StepOne } from "#features/sign-up/StepOne.tsx";
import { pathTo } from "#kit/paths.ts";
import { useRouteText } from "#kit/values.ts";
import { journeyQuery } from "#entities/auth/journey.ts";
import { takeRefusal } from "./refusal.ts";
import { useJourney } from "./use-journey.ts";

export function Screen(): ReactElement {
  const navigate = useNavigate();
  const journey = useJourney();
  const [refused] = useState(takeRefusal);
  return (
    <StepOne
      journey={journey}
      email={useRouteText("email")}
      refused={refused}
      onDone={() => void navigate({ href: pathTo("/app/consumer_sign_up_two", {}, journeyQuery(journey)) })}
    />
  );
}
