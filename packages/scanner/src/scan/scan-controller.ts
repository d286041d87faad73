import { type Connection, watchConnection } from "@treadclub/capture/connection";
import type { PositionCode } from "@treadclub/contract/measurement/states";
import { type Source, newStore } from "#scanner/kit/store.ts";
import type { Launch } from "#scanner/launch/payload.ts";
import type { Reading } from "#scanner/launch/reading.ts";
import { newRecordKeeper } from "#scanner/launch/record-keeper.ts";
import type { ScanRecord } from "#scanner/launch/scan-record.ts";
import type { ControllerParts } from "./controller-parts.ts";
import { type HandIns, newHandIns } from "./hand-ins.ts";
import { patiently } from "./patience.ts";
import type { OpenPhotoQueues, PhotoQueues } from "./photo-queues.ts";
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
import { abortAll, openAll, planAll, recordOfSessions } from "./sessions.ts";
import { type Trouble, isFinal, troubleOf } from "./trouble.ts";

/** One scan in this page: what is known of it, and everything that can be done with it. */
export interface ScanController {
  readonly launch: Launch;
  readonly services: readonly Service[];
  readonly state: Source<ScanState>;
  /** What is in the way of the service just now; a final one ends the scan. */
  readonly trouble: Source<Trouble | null>;
  /** Null until camera and upload have been fetched. */
  readonly photos: Source<PhotoQueues | null>;
  dispatch(event: ScanEvent): void;
  record(): ScanRecord;
  changeRecord(change: (record: ScanRecord) => Partial<ScanRecord>): void;
  start(): void;
  /** Loads camera and upload code and resumes unfinished tyres. Rejects when it cannot be loaded. */
  openPhotos(): Promise<PhotoQueues>;
  plan(positions: readonly PositionCode[]): Promise<void>;
  skip(tyre: Tyre): Promise<void>;
  /** Hands a tyre in once its photos have arrived; resumes by itself, also after a reload. */
  send(tyre: Tyre): void;
  setReading(id: number, reading: Reading | null): void;
  /** The driver leaves: tyres without photos are given up. */
  leave(): Promise<void>;
  /** Asks the service how things stand: another tab may have gone on. */
  refresh(): Promise<void>;
  close(): void;
}

export interface ControllerOptions {
  readonly record: ScanRecord;
  readonly signal: AbortSignal;
  readonly onTrouble: (trouble: Trouble | null) => void;
  readonly openPhotoQueues: OpenPhotoQueues;
  /** Replaced in tests. */
  readonly serviceFor?: (token: string) => Service;
  readonly connection?: Connection;
  readonly now?: () => number;
}

/** Opens the sessions of a launch. Waits for as long as the service cannot be reached; throws what does not pass by itself. */
export async function openScan(options: ControllerOptions): Promise<ScanController> {
  const { launch } = options.record;
  const services = launch.measurementTokens.map(options.serviceFor ?? serviceOf);
  const connection = options.connection ?? watchConnection();
  const opening = { signal: options.signal, onTrouble: options.onTrouble, connection };
  const views = await patiently(() => openAll(services, launch), opening);
  return newController(options, services, connection, views);
}

function newController(
  options: ControllerOptions,
  services: readonly Service[],
  connection: Connection,
  views: readonly ScannerView[],
): ScanController {
  const { launch } = options.record;
  const closing = new AbortController();
  const trouble = newStore<Trouble | null, Trouble | null>((_old, next) => next, null);
  const kept = newRecordKeeper(recordOfSessions(options.record, views), options.now ?? Date.now);
  const ask = askWith({ signal: closing.signal, connection, onTrouble: trouble.dispatch });
  const { isStarted, isChosen, handIns } = kept.get();
  const sending = Object.keys(handIns).map(Number);
  const state = newStore(scanStep, openedState(views, { isStarted, isChosen, sending }));
  const parts: ControllerParts = {
    services,
    state,
    kept,
    photos: newStore<PhotoQueues | null, PhotoQueues>((_old, next) => next, null),
    ask,
    refresh: async () => state.dispatch({ kind: "viewed", views: await ask(() => openAll(services, launch)) }),
    replaced: (session, view) => state.get().views.map((old, at) => (at === session ? view : old)),
  };
  const handingIn = newHandIns(parts);
  return {
    launch,
    services,
    state,
    trouble,
    photos: parts.photos,
    dispatch: state.dispatch,
    record: kept.get,
    changeRecord: kept.change,
    refresh: parts.refresh,
    openPhotos: photoOpener(parts, launch, handingIn, options.openPhotoQueues),
    ...actionsOf(parts, handingIn),
    close() {
      closing.abort(new Error("The scan was closed"));
      void parts.photos.get()?.close();
    },
  };
}

function actionsOf(
  { services, state, kept, photos, ask, replaced }: ControllerParts,
  handingIn: HandIns,
): Pick<ScanController, "start" | "plan" | "skip" | "send" | "setReading" | "leave"> {
  return {
    start() {
      kept.change(() => ({ isStarted: true }));
      state.dispatch({ kind: "started" });
    },
    async plan(positions) {
      const planned = await ask(() => planAll(services, state.get().views, positions));
      kept.change(() => ({ isChosen: true }));
      state.dispatch({ kind: "planned", views: planned });
    },
    async skip(tyre) {
      const service = services[tyre.session];
      const isOpen = tyresToScan(state.get()).some(({ id }) => id === tyre.id);
      if (!service || !isOpen) return;
      const view = await ask(() => service.call("skipTyre", { body: { measurement_id: tyre.id } }));
      state.dispatch({ kind: "viewed", views: replaced(tyre.session, view) });
      await photos.get()?.forget(tyre.session, tyre.id);
    },
    send(tyre) {
      const queues = photos.get();
      if (!queues) return;
      handingIn.request(tyre.id);
      state.dispatch({ kind: "sent", id: tyre.id });
      handingIn.begin(queues, tyre.id);
    },
    setReading(id, reading) {
      kept.change(({ readings: { [id]: _old, ...others } }) => ({
        readings: reading === null ? others : { ...others, [id]: reading },
      }));
    },
    async leave() {
      const left = await ask(() => abortAll(services));
      state.dispatch({ kind: "viewed", views: left });
      const aborted = state.get().tyres.filter(({ status }) => status === "aborted");
      kept.change(() => ({ handIns: {}, readings: {} }));
      for (const tyre of aborted) await photos.get()?.forget(tyre.session, tyre.id);
    },
  };
}

/** Opens the photos once; a failed try may be made again. */
function photoOpener(
  { state, photos }: ControllerParts,
  launch: Launch,
  handingIn: HandIns,
  open: OpenPhotoQueues,
): () => Promise<PhotoQueues> {
  let opening: Promise<PhotoQueues> | null = null;
  const begin = async (): Promise<PhotoQueues> => {
    const { views, sending } = state.get();
    const queues = await open(launch.measurementTokens.map((token, at) => ({ token, sessionId: views[at]?.id ?? 0 })));
    photos.dispatch(queues);
    queues.resume();
    for (const id of sending) handingIn.begin(queues, id);
    return queues;
  };
  return () => {
    opening ??= begin().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
}

function askWith(patience: {
  readonly signal: AbortSignal;
  readonly connection: Connection;
  readonly onTrouble: (trouble: Trouble | null) => void;
}): ControllerParts["ask"] {
  return async (work) => {
    try {
      return await patiently(work, patience);
    } catch (error) {
      if (isFinal(troubleOf(error))) patience.onTrouble(troubleOf(error));
      throw error;
    }
  };
}
