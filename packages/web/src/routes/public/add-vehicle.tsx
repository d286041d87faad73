import { Navigate, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { GuestCar } from "#features/vehicles/GuestCar.tsx";
import { SavingGuestCar } from "#features/vehicles/SavingGuestCar.tsx";
import { pathTo } from "#kit/paths.ts";
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
  const backHere = pathTo(path, {}, query);
  if (!user)
    return (
      <GuestCar
        backHref={pathTo("/app", {}, { code: query.code, code_type: query.code_type })}
        signUpHref={pathTo("/app/consumer_sign_up", {}, query)}
        signInHref={pathTo("/app/sign_in", {}, { ...query, nextUrl: backHere })}
      />
    );
  if (!hasRole(user, "consumer")) return <Navigate to={homeOf(user)} replace />;
  const { addCar, cars } = consumerPaths(user.id);
  return (
    <SavingGuestCar onDone={(way) => void router.navigate({ href: way === "add" ? addCar : cars, replace: true })} />
  );
}
