import { randomUUID } from "node:crypto";
import type { InputOf } from "@treadclub/contract";
import { makeClient, type Client } from "@treadclub/contract/client";
import { callRoutes } from "@treadclub/contract/measurement/calls.gen";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { PositionCode } from "@treadclub/contract/measurement/states";
import type { Clock } from "@treadclub/kit/clock";
import type { Database } from "@treadclub/kit/db/open";
import { photoKey } from "@treadclub/kit/files/photos";
import { openFolderStore } from "@treadclub/kit/files/store";
import { injectedInto } from "#adapters/measurement/inject";
import { addressOf, type Send } from "#adapters/measurement/service";
import type { App } from "#server/app";
import { runQueued } from "./queued.ts";
import { drawnOnce } from "./tyre-picture.ts";

export type Reading = NonNullable<InputOf<MeasurementCatalog["handInImages"]>["body"]["reading"]>;

interface Harness {
  readonly app: Pick<App, "http" | "measurement">;
  readonly db: Pick<Database, "pool">;
  readonly clock: Clock;
  readonly dataDir: string;
}

export interface Photo {
  readonly innerMm: number;
  readonly middleMm: number;
  readonly outerMm: number;
  readonly seed: number;
}

const usual: Photo = { innerMm: 5, middleMm: 5, outerMm: 5, seed: 3 };

/** Scans with the measurement service as a driver's phone does, without a socket, and as another integrator would. */
export function openMeasuring(harness: Harness) {
  const { app } = harness;
  const clientOf = openClients((path, init) => injectedInto(app.http)(path, init));
  const service = () => {
    if (!app.measurement.service) throw new Error("There is no measurement service.");
    return app.measurement.service;
  };
  const scanner = (token: string) => scannerOf(clientOf(token), token, photosInto(harness));
  return {
    scanner,
    clientOf,
    /** Calls as a browser does on somebody's website. */
    clientAt: (origin: string) =>
      openClients((path, init) => {
        const headers = new Headers(init.headers);
        headers.set("origin", origin);
        return injectedInto(app.http)(path, { ...init, headers });
      }),
    /** Works on sandbox results that wait, then sends the webhooks that are due. */
    async settle(): Promise<void> {
      await runQueued({ db: harness.db, jobs: service().jobs, schema: "measurement_jobs" }, ["sandbox-result"]);
      await service().jobs.run("send-webhooks");
    },
    /** A measurement of another integrator whose photos were handed in; answers its id. */
    async ofIntegrator(position: PositionCode = "fl"): Promise<number> {
      const { key } = await service().keys.make({ name: "Forecourt", scopes: ["create", "results"] });
      const { session } = await clientOf(key).call("createSession", { query: { workflow: "2", positions: position } });
      return scanner(session.token).scan(position);
    },
  };
}

export type Measuring = ReturnType<typeof openMeasuring>;

/** Calls of a measurement service for whoever has a key or a token. */
export const openClients =
  (send: Send, baseUrl = "/measurement/v1/") =>
  (bearer: string): Client<MeasurementCatalog> =>
    makeClient<MeasurementCatalog>({
      routes: callRoutes,
      baseUrl,
      fetch: (path, init = {}) => send(addressOf(path), init),
      authorisation: () => Buffer.from(bearer, "utf8").toString("base64"),
    });

/** A photo that a session has uploaded and not handed in; answers the upload's id. */
type Upload = (sessionId: number, photo: Photo) => Promise<string>;

/** What a phone does with the token of a session. */
export function scannerOf(client: Client<MeasurementCatalog>, token: string, upload: Upload) {
  const open = () => client.call("openScanner", { body: {} });
  const measurementAt = async (position: PositionCode) => {
    const { id, measurements } = await open();
    const found = measurements.find((one) => one.position_code === position);
    return { id, measurement_id: found?.measurement_id ?? 0 };
  };
  return {
    open,
    results: () => client.call("sessionResults", { params: { token } }),
    plan: (positions: PositionCode[]) => client.call("planScan", { body: { positions } }),
    abort: () => client.call("abortScan", { body: {} }),
    /** Leaves a tyre out. */
    async skip(position: PositionCode): Promise<void> {
      const { measurement_id } = await measurementAt(position);
      await client.call("skipTyre", { body: { measurement_id } });
    },
    /** Hands a photo of a tyre in; answers the measurement's id. */
    async scan(position: PositionCode, overrides: { reading?: Reading; photo?: Photo } = {}): Promise<number> {
      const { id, measurement_id } = await measurementAt(position);
      const upload_ids = [await upload(id, overrides.photo ?? usual)];
      const { reading } = overrides;
      await client.call("handInImages", { body: { measurement_id, upload_ids, ...(reading ? { reading } : {}) } });
      return measurement_id;
    },
  };
}

const photosInto = ({ db, clock, dataDir }: Harness): Upload => {
  const store = openFolderStore(`${dataDir}/measurement/files`);
  return async (sessionId, photo) => {
    const bytes = await drawnOnce(photo);
    const [id, photoId] = [randomUUID(), randomUUID()];
    await store.put(photoKey(photoId), bytes);
    await db.pool.query(
      "insert into measurement.photos (id, user_id, width, height, bytes, created_at) values ($1, $2, 1200, 900, $3, $4)",
      [photoId, sessionId, bytes.length, clock.now()],
    );
    await db.pool.query(
      "insert into measurement.uploads (id, user_id, state, photo_id, created_at, finished_at) values ($1, $2, 'ready', $3, $4, $4)",
      [id, sessionId, photoId, clock.now()],
    );
    return id;
  };
};
