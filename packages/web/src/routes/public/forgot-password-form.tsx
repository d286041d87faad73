import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ForgotForm } from "#features/forgot-password/ForgotForm.tsx";
import { pathTo } from "#kit/paths.ts";
import { journeyQuery } from "#entities/auth/journey.ts";
import { useJourney } from "./use-journey.ts";

export function Screen(): ReactElement {
  const navigate = useNavigate();
  const journey = useJourney();
  return (
    <ForgotForm
      journey={journey}
      onSent={(email) =>
        void navigate({ href: pathTo("/app/forgot_password_success", {}, { email, ...journeyQuery(journey) }) })
      }
    />
  );
}
