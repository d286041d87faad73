import { randomUUID } from "node:crypto";
import type { MadeSession } from "./factories.ts";
import type { MeasurementApp } from "./test-app.ts";

/** Everything that a call may work on, of one integrator. */
export interface Fixtures {
  /** May do everything but judge what is others'. */
  readonly key: string;
  /** Nothing of it was begun. */
  readonly fresh: MadeSession;
  /** Its measurement waits for a reviewer. */
  readonly waiting: MadeSession & { readonly measurementId: number };
  /** A reviewer completed its measurement. */
  readonly judged: MadeSession & { readonly measurementId: number };
  /** The driver left. */
  readonly ended: MadeSession;
  /** A photo of `fresh` that is not handed in. */
  readonly uploadId: string;
  readonly strangeId: string;
}

export async function openFixtures({ make, call }: MeasurementApp): Promise<Fixtures> {
  const { key } = await make.key();
  const fresh = await make.session({ key });
  const waiting = await make.handedIn(await make.session({ key }));
  const judged = await make.handedIn(await make.session({ key }));
  await call(
    "reviewComplete",
    {
      params: { id: String(judged.measurementId) },
      body: { depths: { inner_mm: 5, middle_mm: 5, outer_mm: 5 }, version: 1 },
    },
    { bearer: key },
  );
  const ended = await make.session({ key });
  await call("abortScan", { body: {} }, { bearer: ended.token });
  return { key, fresh, waiting, judged, ended, uploadId: await make.photo(fresh), strangeId: randomUUID() };
}
