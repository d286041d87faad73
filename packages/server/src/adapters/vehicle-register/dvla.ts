import { AppError } from "@treadclub/kit/errors";
import { z } from "zod";
import { askService, refusedBy } from "./ask-service.ts";

export interface DvlaSettings {
  readonly key: string;
  /** The origin of the service. */
  readonly url: string;
  readonly timeoutMs?: number;
}

/** Everything but the number may be missing. */
const vehicleShape = z.object({
  registrationNumber: z.string(),
  make: z.string().default(""),
  colour: z.string().default(""),
  fuelType: z.string().default(""),
  engineCapacity: z.number().nullish(),
  yearOfManufacture: z.int().nullish(),
  motExpiryDate: z.iso.date().nullish().catch(null),
});
export type DvlaVehicle = z.output<typeof vehicleShape>;

/** The Vehicle Enquiry Service of DVLA. The number travels in the body, so that no log of addresses holds it. */
export const openDvla =
  ({ key, url, timeoutMs = 5_000 }: DvlaSettings) =>
  async (plate: string): Promise<DvlaVehicle | null> => {
    const { status, body } = await askService(
      `${url}/vehicle-enquiry/v1/vehicles`,
      {
        method: "POST",
        headers: { "x-api-key": key, "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ registrationNumber: plate }),
      },
      timeoutMs,
    );
    if (status === 404) return null;
    if (status === 400) throw new AppError("VALIDATION_FAILED", { fields: { number: "plate" } });
    const vehicle = vehicleShape.safeParse(body);
    if (status !== 200 || !vehicle.success) throw refusedBy("DVLA", status);
    return vehicle.data;
  };
