import { randomUUID } from "node:crypto";
import type { InputOf } from "@treadclub/contract";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { PositionCode } from "@treadclub/contract/measurement/states";
import { cleanImage } from "@treadclub/kit/files/image";
import { photoKey } from "@treadclub/kit/files/photos";
import { addUpload, readyUpload } from "@treadclub/kit/http/upload-rows";
import sharp from "sharp";
import type { KeyInput, NewKey } from "#measurement/keys/make";
import type { Service } from "#measurement/service";
import type { Caller } from "./call.ts";

export interface MadeSession {
  readonly id: number;
  /** The bearer of its scanner. */
  readonly token: string;
  readonly key: string;
  readonly measurementIds: readonly number[];
}

export interface Factories {
  /** A key that may do everything unless told otherwise. */
  key(overrides?: Partial<KeyInput>): Promise<NewKey>;
  /** A session of a key, of a new one when left out. */
  session(overrides?: SessionOverrides): Promise<MadeSession>;
  /** A photo that is uploaded for a session and not handed in yet; answers the id of the upload. */
  photo(session: Pick<MadeSession, "id">): Promise<string>;
  /** A measurement whose photos were handed in; of a new session when left out. */
  handedIn(
    session?: MadeSession,
    overrides?: HandInOverrides,
  ): Promise<MadeSession & { readonly measurementId: number }>;
}

export interface SessionOverrides {
  readonly key?: string;
  readonly workflow?: "2" | "3";
  readonly positions?: readonly PositionCode[];
  readonly reference?: string;
}

export interface HandInOverrides {
  readonly measurementId?: number;
  readonly reading?: InputOf<MeasurementCatalog["handInImages"]>["body"]["reading"];
}

export function openFactories(service: Service, { call }: Caller): Factories {
  const factories: Factories = {
    key: (overrides = {}) =>
      service.keys.make({ name: "Forge Lane Tyres", scopes: ["create", "results", "review"], ...overrides }),
    async session({ key: given, workflow = "2", positions = ["fl"], reference } = {}) {
      const key = given ?? (await factories.key()).key;
      const query = { workflow, positions: positions.join(","), ...(reference === undefined ? {} : { reference }) };
      const { session } = await call("createSession", { query }, { bearer: key });
      const { measurements } = await call(
        "sessionResults",
        { params: { token: session.token } },
        { bearer: session.token },
      );
      return {
        id: session.id,
        token: session.token,
        key,
        measurementIds: measurements.map((one) => one.measurement_id),
      };
    },
    async photo({ id: sessionId }) {
      const { db, store, clock } = service.deps;
      const uploadId = randomUUID();
      const photo = { ...(await cleanImage(await jpeg())), id: randomUUID() };
      await store.put(photoKey(photo.id), photo.bytes);
      await addUpload(db, sessionId, uploadId, clock.now());
      await db.transaction((tx) => readyUpload(tx, uploadId, photo, clock.now()));
      return uploadId;
    },
    async handedIn(given, { measurementId: wanted, reading } = {}) {
      const session = given ?? (await factories.session());
      const measurementId = wanted ?? session.measurementIds[0] ?? 0;
      const body = {
        measurement_id: measurementId,
        upload_ids: [await factories.photo(session)],
        ...(reading === undefined ? {} : { reading }),
      };
      await call("handInImages", { body }, { bearer: session.token });
      return { ...session, measurementId };
    },
  };
  return factories;
}

const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: { r: 40, g: 42, b: 45 } } })
    .jpeg()
    .toBuffer();
