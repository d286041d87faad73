import type { ReactElement } from "react";
import { useRouteIdOrNull, useRouteText } from "#kit/values.ts";
import { Cars } from "#features/vehicles/Cars.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const { consumerId, paths, go } = useDriver();
  const isAdding = useRouteText("add") !== undefined;
  const next = useRouteText("next");
  return (
    <Cars
      key={isAdding ? "add" : "list"}
      consumerId={consumerId}
      paths={paths}
      isAdding={isAdding}
      editId={useRouteIdOrNull("edit")}
      onAdded={(vehicle) =>
        go(next === "ask" ? paths.ask({ vehicleId: vehicle.id }) : paths.makeScan(vehicle.id), { replace: true })
      }
      onDone={() => go(paths.cars, { replace: true })}
    />
  );
}
