import type { ReactElement } from "react";
import { useRouteIdOrNull, useRouteText } from "#kit/values.ts";
import { Cars } from "#features/vehicles/Cars.tsx";
import { addCarSteps, type AddCarStep } from "#features/vehicles/found-car.ts";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const { consumerId, paths, go, finish } = useDriver();
  const isAdding = useRouteText("add") !== undefined;
  const carId = useRouteIdOrNull("car");
  // Where a notification leads.
  const linkedId = useRouteIdOrNull("open_field");
  const step = useRouteText("step");
  const next = useRouteText("next");
  const plate = useRouteText("plate");
  const hrefOf = (to: AddCarStep): string => paths.addCarAt(to === "find" ? undefined : to, next);
  return (
    <Cars
      key={isAdding ? "add" : "list"}
      consumerId={consumerId}
      paths={paths}
      adding={isAdding ? (addCarSteps.find((one) => one === step) ?? "find") : null}
      hrefOf={hrefOf}
      plate={plate}
      onStep={(to) => go(hrefOf(to))}
      carId={carId ?? linkedId}
      editId={useRouteIdOrNull("edit")}
      onAdded={(vehicle) =>
        finish(next === "ask" ? paths.ask({ vehicleId: vehicle.id }) : paths.makeScan(vehicle.id), "add")
      }
      onDone={() => go(paths.cars, { replace: true })}
    />
  );
}
