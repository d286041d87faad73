import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeClient, type Client } from "@treadclub/contract/client";
import { callRoutes } from "@treadclub/contract/measurement/calls.gen";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import { uploadByCall } from "../journey/upload.ts";

const photo = join(import.meta.dirname, "../../fixtures/tread.jpg");

/** A tyre of an integrator that waits for review, over the wire, for tests that are not about scanning; answers its id. */
export async function measureByCall(base: string, site: string): Promise<number> {
  const answer = await fetch(`${site}/session`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ workflow: "2", positions: ["rl"], reference: "HCH-1001" }),
  });
  const { measurement_tokens: tokens } = await answer.json();
  return handInByCall(base, String(tokens[0].measurement_token));
}

/** Hands in a photo for the first tyre of a session; answers the measurement's id. */
export async function handInByCall(base: string, token: string): Promise<number> {
  const bearer = Buffer.from(token).toString("base64");
  const client = clientOf(base, bearer);
  const view = await client.call("openScanner", { body: {} });
  const id = view.measurements[0]?.measurement_id ?? 0;
  const uploaded = await uploadByCall(`${base}/measurement/v1/uploads`, bearer, await readFile(photo));
  await client.call("handInImages", { body: { measurement_id: id, upload_ids: [uploaded] } });
  return id;
}

const clientOf = (base: string, bearer: string): Client<MeasurementCatalog> =>
  makeClient<MeasurementCatalog>({
    routes: callRoutes,
    baseUrl: `${base}/measurement/v1/`,
    authorisation: () => bearer,
    fetch: (url, init = {}) => fetch(url, init),
  });
