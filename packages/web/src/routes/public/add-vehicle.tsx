import { Navigate, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { GuestCar } from "#features/vehicles/GuestCar.tsx";
import { addCarSteps, type AddCarStep } from "#features/vehicles/found-car.ts";
import { SavingGuestCar } from "#features/vehicles/SavingGuestCar.tsx";
import { pathTo } from "#kit/paths.ts";
import { useRouteText } from "#kit/values.ts";
import { hasRole, homeOf } from "#kit/role.ts";
import { useSession } from "#kit/session.ts";
import { consumerPaths } from "#entities/consumer/consumer-paths.ts";
import { journeyQuery } from "#entities/auth/journey.ts";
import { useJourney } from "./use-journey.ts";

const path = "/app/consumer/add_vehicle";

/** A car before there is an account; whoever is signed in comes to their own. */
export function Screen(): ReactElement {
  const router = useRouter();
  const { user } = useSession();
  const query = journeyQuery(useJourney());
  const step = useRouteText("step");
  const hrefOf = (to: AddCarStep): string => pathTo(path, {}, { ...query, step: to === "find" ? undefined : to });
  const backHere = pathTo(path, {}, query);
  if (!user)
    return (
      <GuestCar
        backHref={pathTo("/app", {}, { code: query.code, code_type: query.code_type })}
        signUpHref={pathTo("/app/consumer_sign_up", {}, query)}
        step={addCarSteps.find((one) => one === step) ?? "find"}
        hrefOf={hrefOf}
        onStep={(to, options = { replace: false }) => void router.navigate({ href: hrefOf(to), ...options })}
        signInHref={pathTo("/app/sign_in", {}, { ...query, nextUrl: backHere })}
      />
    );
  if (!hasRole(user, "consumer")) return <Navigate to={homeOf(user)} replace />;
  const { addCar, addCarWith, cars } = consumerPaths(user.id);
  return (
    <SavingGuestCar
      onDone={(way, number) => {
        const href = { add: addCar, ask: addCarWith(number), list: cars }[way];
        void router.navigate({ href, replace: true });
      }}
    />
  );
}
