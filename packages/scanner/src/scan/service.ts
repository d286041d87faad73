import { type Client, makeClient } from "@treadclub/contract/client";
import { callRoutes } from "@treadclub/contract/measurement/calls.gen";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import { toBase64 } from "#scanner/kit/base64.ts";

export type Service = Client<MeasurementCatalog>;

export const SERVICE_BASE = "/measurement/v1/";
export const UPLOADS_PATH = `${SERVICE_BASE}uploads`;

export const bearerOf = (token: string): string => toBase64(token);

/** The measurement service as the holder of one session's token. */
export const serviceOf = (token: string): Service =>
  makeClient<MeasurementCatalog>({
    routes: callRoutes,
    baseUrl: SERVICE_BASE,
    authorisation: () => bearerOf(token),
    newKey: newIdempotencyKey,
  });

/** `crypto.randomUUID` is missing on http pages and before iOS 15.4. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
