import { useState } from "react";
import { isCode } from "#kit/errors.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { dropKeptCar, keptCar } from "./kept-car.ts";
import { useAddVehicle } from "./queries.ts";

export interface KeptCarState {
  readonly state: "none" | "saving" | "saved" | "taken" | "failed";
  readonly number: string;
}

/** Adds the car that was looked up before there was an account. */
export function useKeptCar(): KeptCarState {
  const add = useAddVehicle();
  const [shown, setShown] = useState<KeptCarState>(() => {
    const car = keptCar();
    return car ? { state: "saving", number: car.number } : { state: "none", number: "" };
  });
  useOnChange(null, () => {
    const car = keptCar();
    if (!car) return;
    dropKeptCar();
    void add
      .send({ body: car })
      .then(() => setShown({ state: "saved", number: car.number }))
      .catch((error: unknown) =>
        setShown({ state: isCode(error, "VEHICLE_ALREADY_REGISTERED") ? "taken" : "failed", number: car.number }),
      );
  });
  return shown;
}
