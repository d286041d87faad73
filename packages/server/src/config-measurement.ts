import { measurementUrl, onOff } from "@treadclub/kit/process/settings";
import { z } from "zod";

/**
 * The service that measures in place of ours (`url`: base address of its calls, with a slash at its end), whether the public
 * sandbox key exists, and whether webhooks may go to private networks and to this machine.
 */
export interface MeasurementConfig {
  readonly remote: { readonly url: string; readonly key: string } | null;
  readonly sandbox: boolean;
  readonly webhooksToPrivate: boolean;
}

export const measurementAdvice = {
  MEASUREMENT_URL:
    "the address of another measurement service's calls, without query or password, for example https://measure.example.com/measurement/v1/; https, unless it is on this machine",
  MEASUREMENT_KEY: "the authorization key that the other measurement service gave you",
  SANDBOX: "on or off: whether anybody may try the SDK with the public sandbox key",
  WEBHOOKS_TO_PRIVATE: "on or off: whether webhooks may go to private networks and to this machine",
} as const;

export const measurementVariables = {
  MEASUREMENT_URL: measurementUrl.optional(),
  MEASUREMENT_KEY: z
    .string()
    .regex(/^\S{8,500}$/)
    .optional(),
  SANDBOX: onOff.optional(),
  WEBHOOKS_TO_PRIVATE: onOff.optional(),
};

type Given = z.output<z.ZodObject<typeof measurementVariables>>;

/** Address and key come together; answers the name of the one that is missing. */
export function measurementOf(
  given: Given,
  production: boolean,
): MeasurementConfig | { readonly missing: "MEASUREMENT_URL" | "MEASUREMENT_KEY" } {
  const { MEASUREMENT_URL: url, MEASUREMENT_KEY: key, SANDBOX: sandbox = !production } = given;
  const webhooksToPrivate = given.WEBHOOKS_TO_PRIVATE ?? !production;
  if (url !== undefined && key === undefined) return { missing: "MEASUREMENT_KEY" };
  if (url === undefined && key !== undefined) return { missing: "MEASUREMENT_URL" };
  return { remote: url === undefined || key === undefined ? null : { url, key }, sandbox, webhooksToPrivate };
}
