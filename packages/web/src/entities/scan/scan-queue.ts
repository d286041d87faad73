import { openPhotoQueue, type PhotoQueue, type QueuedPhoto } from "@treadclub/capture/queue";
import { refetchAfter } from "#kit/entity-queries.ts";
import { randomId } from "#kit/random.ts";
import { onSession } from "#kit/stored-session.ts";
import { isSignedIn, uploadToken } from "#kit/upload-token.ts";
import { createCallOf, createScan } from "./scan-access.ts";
import { handOver } from "./hand-over.ts";
import { openNotes, type NoteStore } from "./note-store.ts";
import {
  isSameSubject,
  photoKey,
  photoKeys,
  type HandInDetails,
  type ScanNote,
  type ScanSubject,
  type ShotId,
} from "./scan-note.ts";

/** Where a driver's scans lie between the first photo and the server's answer. */
export interface ScanQueue {
  /** False when this browser keeps nothing: the page has to stay open until all is sent. */
  readonly durable: boolean;
  notes(): readonly ScanNote[];
  photos(): readonly QueuedPhoto[];
  /** Called after every change of notes, photos and progress. */
  subscribe(listener: () => void): () => void;
  /** The scan of this tyre that is not handed in yet, or a new one. */
  noteFor(subject: ScanSubject): ScanNote;
  /** Keeps a photo and begins to send it. */
  addPhoto(noteId: string, slot: ShotId, blob: Blob, doubted: boolean): Promise<void>;
  /** Keeps what a gauge measured so far, or the mileage typed beside it. */
  keepMeasured(noteId: string, measured: Partial<Pick<ScanNote, "gauge" | "mileage">>): void;
  removePhoto(noteId: string, slot: ShotId): Promise<void>;
  blobOf(noteId: string, slot: ShotId): Promise<Blob | null>;
  handIn(noteId: string, details: HandInDetails): void;
  /** Takes a refused scan up again, with its photos sent afresh. */
  retry(noteId: string): Promise<void>;
  /** Back to the photos. */
  reopen(noteId: string): void;
  discard(noteId: string): Promise<void>;
  /** Notes whose photos are there and whose scan waits for a connection; replaced as a whole with every change. */
  waiting(): ReadonlySet<string>;
  /** The scan that a note has become, in this page's life. */
  scanOf(noteId: string): number | null;
}

const queues = new Map<number, Promise<ScanQueue>>();

/** Opens a driver's queue and resumes what an earlier page left unfinished. */
export function openScanQueue(userId: number): Promise<ScanQueue> {
  const known = queues.get(userId);
  if (known) return known;
  const opened = openQueue(userId);
  queues.set(userId, opened);
  return opened;
}

async function openQueue(userId: number): Promise<ScanQueue> {
  const notes = openNotes(userId);
  const queue = await openPhotoQueue({
    name: `scans-${userId}`,
    authorisation: (refused) => uploadToken(userId, refused),
  });
  const listeners = new Set<() => void>();
  const announce = (): void => [...listeners].forEach((listener) => listener());
  const travel = newTravel(userId, notes, queue, announce);
  notes.subscribe(announce);
  queue.subscribe(() => {
    announce();
    travel.resume();
  });
  onSession(() => {
    if (!isSignedIn(userId)) return;
    queue.resume();
    travel.resume();
  });
  queue.resume();
  travel.resume();
  return {
    ...queueActions(notes, queue, travel.start),
    get durable() {
      return queue.durable;
    },
    notes: notes.list,
    photos: queue.list,
    waiting: travel.waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    blobOf: (noteId, slot) => queue.blobOf(photoKey({ id: noteId }, slot)),
    scanOf: travel.scanOf,
  };
}

interface Travel {
  start(noteId: string): void;
  /** Starts what is handed in and stands still, unless one of its photos is refused. */
  resume(): void;
  waiting(): ReadonlySet<string>;
  scanOf(noteId: string): number | null;
}

/** The scans on their way to the server, each once. */
function newTravel(userId: number, notes: NoteStore, queue: PhotoQueue, announce: () => void): Travel {
  const scanIds = new Map<string, number>();
  const running = new Set<string>();
  let waiting: ReadonlySet<string> = new Set();
  const wait = async (id: string, failures: number): Promise<void> => {
    waiting = new Set([...waiting, id]);
    announce();
    await waitForConnection(failures);
    waiting = new Set([...waiting].filter((one) => one !== id));
    announce();
  };
  const onCreated = (note: ScanNote, scanId: number): void => {
    scanIds.set(note.id, scanId);
    void refetchAfter(createCallOf(note));
  };
  const start = (id: string): void => {
    if (running.has(id)) return;
    running.add(id);
    const create = (note: ScanNote, uploadIds: string[]) => createScan(userId, note, uploadIds);
    void handOver(id, { notes, queue, createScan: create, onCreated, wait: (failures) => wait(id, failures) }).finally(
      () => {
        running.delete(id);
        announce();
      },
    );
  };
  const isRefused = (note: ScanNote): boolean =>
    queue.list().some((photo) => photo.state === "failed" && photoKeys(note).includes(photo.key));
  return {
    start,
    resume() {
      if (!isSignedIn(userId)) return;
      for (const note of notes.list()) if (note.state === "handing" && !isRefused(note)) start(note.id);
    },
    waiting: () => waiting,
    scanOf: (noteId) => scanIds.get(noteId) ?? null,
  };
}

/** Keeps the note of a new scan. */
function newNote(notes: NoteStore, { type, vehicle, position, memberId }: ScanSubject): ScanNote {
  const note: ScanNote = {
    id: randomId(),
    idempotencyKey: randomId(24),
    type,
    vehicle,
    position,
    memberId,
    slots: [],
    doubted: [],
    mileage: null,
    typed: [],
    reading: null,
    gauge: [],
    state: "taking",
    errorCode: null,
    startedAt: new Date().toISOString(),
  };
  notes.put(note);
  return note;
}

type QueueActions = Pick<
  ScanQueue,
  "noteFor" | "keepMeasured" | "addPhoto" | "removePhoto" | "handIn" | "retry" | "reopen" | "discard"
>;

function queueActions(notes: NoteStore, queue: PhotoQueue, start: (id: string) => void): QueueActions {
  const change = (id: string, changes: (note: ScanNote) => Partial<ScanNote>): void => {
    const note = notes.find(id);
    if (note) notes.put({ ...note, ...changes(note) });
  };
  return {
    noteFor: (subject) => notes.list().find((note) => isSameSubject(note, subject)) ?? newNote(notes, subject),
    keepMeasured: (id, measured) => change(id, () => measured),
    async addPhoto(id, slot, blob, doubted) {
      await queue.add({ key: photoKey({ id }, slot), slot, blob, takenAt: new Date() });
      change(id, (note) => ({
        slots: [...without(note.slots, slot), slot],
        doubted: doubted ? [...without(note.doubted, slot), slot] : without(note.doubted, slot),
      }));
    },
    async removePhoto(id, slot) {
      change(id, (note) => ({ slots: without(note.slots, slot), doubted: without(note.doubted, slot) }));
      await queue.remove(photoKey({ id }, slot));
    },
    handIn(id, details) {
      change(id, () => ({ state: "handing", ...details, errorCode: null }));
      start(id);
    },
    async retry(id) {
      const note = notes.find(id);
      if (!note) return;
      // A scan that only lacked a credit has its photos on the server; anything else may be the photos' fault.
      if (note.errorCode !== "NO_SCANS_LEFT") await sendAgain(note, queue);
      change(id, () => ({ state: "handing", errorCode: null, idempotencyKey: randomId(24) }));
      start(id);
    },
    reopen: (id) => change(id, () => ({ state: "taking", errorCode: null, idempotencyKey: randomId(24) })),
    async discard(id) {
      const note = notes.find(id);
      notes.remove(id);
      if (note) await Promise.all(photoKeys(note).map((key) => queue.remove(key)));
    },
  };
}

async function sendAgain(note: ScanNote, queue: PhotoQueue): Promise<void> {
  for (const slot of note.slots) {
    const key = photoKey(note, slot);
    const blob = await queue.blobOf(key);
    if (blob) await queue.add({ key, slot, blob, takenAt: new Date() });
  }
}

function waitForConnection(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(30_000, 1_000 * 2 ** failures));
    addEventListener("online", done);
  });
}

const without = (slots: readonly ShotId[], slot: ShotId): ShotId[] => slots.filter((one) => one !== slot);
