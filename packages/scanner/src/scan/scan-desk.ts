import type { PositionCode } from "@treadclub/contract/measurement/states";
import { type Source, newStore } from "#scanner/kit/store.ts";
import type { Launch } from "#scanner/launch/payload.ts";
import type { Reading } from "#scanner/launch/reading.ts";
import { MAX_ADDRESS_LENGTH } from "#scanner/launch/return-address.ts";
import { type ScanRecord, freshRecord, keepRecord } from "#scanner/launch/scan-record.ts";
import { type Connection, watchConnection } from "@treadclub/capture/connection";
import { newHandIns } from "./hand-ins.ts";
import { patiently } from "./patience.ts";
import { type PhotoDesk, openPhotoDesk } from "./photo-desk.ts";
import {
  type ScanEvent,
  type ScanState,
  type ScannerView,
  type Tyre,
  openedState,
  scanStep,
  tyresToScan,
} from "./scan-state.ts";
import { type Service, serviceOf } from "./service.ts";
import { type Trouble, isFinal, troubleOf } from "./trouble.ts";

/** One scan in this page: what is known of it, and everything that can be done with it. */
export interface ScanDesk {
  readonly launch: Launch;
  readonly services: readonly Service[];
  readonly state: Source<ScanState>;
  /** What is in the way of the service just now; a final one ends the scan. */
  readonly trouble: Source<Trouble | null>;
  /** Null until camera and upload have been fetched. */
  readonly photos: Source<PhotoDesk | null>;
  dispatch(event: ScanEvent): void;
  record(): ScanRecord;
  changeRecord(change: (record: ScanRecord) => Partial<ScanRecord>): void;
  start(): void;
  /** Fetches camera and upload, and goes on with whatever is unfinished. Rejects when they cannot be fetched. */
  openPhotos(): Promise<PhotoDesk>;
  plan(positions: readonly PositionCode[]): Promise<void>;
  skip(tyre: Tyre): Promise<void>;
  /** Hands a tyre in once its photos have arrived; goes on by itself, also in the next page. */
  send(tyre: Tyre): void;
  setReading(id: number, reading: Reading | null): void;
  /** The driver leaves: tyres without photos are given up. */
  leave(): Promise<void>;
  /** Asks the service how things stand: another tab may have gone on. */
  refresh(): Promise<void>;
  close(): void;
}

export interface DeskOptions {
  readonly record: ScanRecord;
  readonly signal: AbortSignal;
  readonly onTrouble: (trouble: Trouble | null) => void;
  /** Replaced in tests. */
  readonly serviceFor?: (token: string) => Service;
  readonly openPhotoDesk?: typeof openPhotoDesk;
  readonly connection?: Connection;
  readonly now?: () => number;
}

/** Opens the sessions of a launch. Waits for as long as the service cannot be reached; throws what does not pass by itself. */
export async function openScanDesk(options: DeskOptions): Promise<ScanDesk> {
  const { launch } = options.record;
  const services = launch.measurementTokens.map(options.serviceFor ?? serviceOf);
  const connection = options.connection ?? watchConnection();
  const opening = { signal: options.signal, onTrouble: options.onTrouble, connection };
  const views = await patiently(() => openAll(services, launch), opening);
  return newDesk(options, services, connection, views);
}

function newDesk(
  options: DeskOptions,
  services: readonly Service[],
  connection: Connection,
  views: readonly ScannerView[],
): ScanDesk {
  const now = options.now ?? Date.now;
  const { launch } = options.record;
  const kept = newRecordKeeper(options.record, views, now);
  const { isStarted, isChosen, handIns } = kept.get();
  const state = newStore(
    scanStep,
    openedState(views, { isStarted, isChosen, sending: Object.keys(handIns).map(Number) }),
  );
  const trouble = newStore((_old: Trouble | null, next: Trouble | null) => next, null);
  const photos = newStore((_old: PhotoDesk | null, next: PhotoDesk | null) => next, null);
  const closing = new AbortController();
  const onTrouble = (next: Trouble | null): void => trouble.dispatch(next);
  const patience = { signal: closing.signal, connection, onTrouble };
  const ask = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await patiently(work, patience);
    } catch (error) {
      if (isFinal(troubleOf(error))) onTrouble(troubleOf(error));
      throw error;
    }
  };
  const replaced = (session: number, view: ScannerView): readonly ScannerView[] =>
    state.get().views.map((old, at) => (at === session ? view : old));
  const refresh = async (): Promise<void> => {
    state.dispatch({ kind: "viewed", views: await ask(() => openAll(services, launch)) });
  };
  const handingIn = newHandIns({ services, state, kept, ask, refresh, replaced });
  let opening: Promise<PhotoDesk> | null = null;
  const openPhotos = async (): Promise<PhotoDesk> => {
    const sessions = launch.measurementTokens.map((token, at) => ({
      token,
      sessionId: state.get().views[at]?.id ?? 0,
    }));
    const desk = await (options.openPhotoDesk ?? openPhotoDesk)(sessions);
    photos.dispatch(desk);
    desk.resume();
    for (const id of state.get().sending) handingIn.begin(desk, id);
    return desk;
  };
  const isBegun = (tyre: Tyre): boolean => tyresToScan(state.get()).some(({ id }) => id === tyre.id);
  return {
    launch,
    services,
    state,
    trouble,
    photos,
    dispatch: state.dispatch,
    record: kept.get,
    changeRecord: kept.change,
    refresh,
    start() {
      kept.change(() => ({ isStarted: true }));
      state.dispatch({ kind: "started" });
    },
    openPhotos() {
      opening ??= openPhotos().catch((error: unknown) => {
        opening = null;
        throw error;
      });
      return opening;
    },
    async plan(positions) {
      const planned = await ask(() => planAll(services, state.get().views, positions));
      kept.change(() => ({ isChosen: true }));
      state.dispatch({ kind: "planned", views: planned });
    },
    async skip(tyre) {
      if (!isBegun(tyre)) return;
      const service = services[tyre.session];
      const view = await ask(() => callOf(service).call("skipTyre", { body: { measurement_id: tyre.id } }));
      state.dispatch({ kind: "viewed", views: replaced(tyre.session, view) });
      await photos.get()?.forget(tyre.session, tyre.id);
    },
    send(tyre) {
      const desk = photos.get();
      if (!desk) return;
      handingIn.wish(tyre.id);
      state.dispatch({ kind: "sent", id: tyre.id });
      handingIn.begin(desk, tyre.id);
    },
    setReading(id, reading) {
      kept.change(({ readings: { [id]: _old, ...others } }) => ({
        readings: reading === null ? others : { ...others, [id]: reading },
      }));
    },
    async leave() {
      const open = tyresToScan(state.get());
      const left = await ask(() => Promise.all(services.map((service) => service.call("abortScan", { body: {} }))));
      state.dispatch({ kind: "viewed", views: left });
      for (const tyre of open) await photos.get()?.forget(tyre.session, tyre.id);
    },
    close() {
      closing.abort(new Error("The scan was closed"));
      void photos.get()?.close();
    },
  };
}

export interface RecordKeeper {
  get(): ScanRecord;
  change(change: (record: ScanRecord) => Partial<ScanRecord>): void;
}

/** Writes each change down at once, on top of what another tab may have written. */
function newRecordKeeper(record: ScanRecord, views: readonly ScannerView[], now: () => number): RecordKeeper {
  const ends = views.map((view) => Date.parse(view.expires_at)).filter(Number.isFinite);
  let current: ScanRecord = {
    ...record,
    sessionId: views[0]?.id ?? null,
    untilMs: Math.min(record.untilMs, ...ends),
  };
  keepRecord(current);
  return {
    get: () => current,
    change(change) {
      const fresh = freshRecord(current, now());
      current = { ...fresh, ...change(fresh) };
      keepRecord(current);
    },
  };
}

const callOf = (service: Service | undefined): Service => {
  if (!service) throw new RangeError("No such session");
  return service;
};

async function openAll(services: readonly Service[], launch: Launch): Promise<ScannerView[]> {
  const address = (url: string | null): string | undefined =>
    url !== null && url.length <= MAX_ADDRESS_LENGTH ? url : undefined;
  const [exit_url, error_url] = [address(launch.exitUrl), address(launch.errorUrl)];
  const body = { ...(exit_url !== undefined && { exit_url }), ...(error_url !== undefined && { error_url }) };
  return Promise.all(services.map((service) => service.call("openScanner", { body })));
}

/** One session takes all tyres; of several, made for one tyre each, those left over are given up. */
async function planAll(
  services: readonly Service[],
  views: readonly ScannerView[],
  positions: readonly PositionCode[],
): Promise<ScannerView[]> {
  const [only] = services;
  if (services.length === 1 && only) return [await only.call("planScan", { body: { positions: [...positions] } })];
  const open = views.flatMap((view, at) => (view.may_plan ? [at] : []));
  return Promise.all(
    services.map((service, at) => {
      const position = positions[open.indexOf(at)];
      if (open.includes(at) && position) return service.call("planScan", { body: { positions: [position] } });
      return open.includes(at) ? service.call("abortScan", { body: {} }) : service.call("openScanner", { body: {} });
    }),
  );
}
