import type { QueuedPhoto } from "@treadclub/capture/queue";
import { UploadError } from "@treadclub/capture/upload";
import { CallError } from "@treadclub/contract/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { progressOf } from "./hand-over-progress.ts";
import { handOver, type HandOverParts } from "./hand-over.ts";
import { openNotes, type NoteStore } from "./note-store.ts";
import { positionsOf, readNotes, type ScanNote } from "./scan-note.ts";

const note = (changes: Partial<ScanNote> = {}): ScanNote => ({
  id: "n1",
  idempotencyKey: "key-1",
  type: "tyre",
  vehicle: { id: 7, number: "CU57ABC" },
  position: "front_left",
  memberId: null,
  slots: ["whole", "inner"],
  doubted: [],
  mileage: 42_300,
  typed: [],
  reading: null,
  gauge: [],
  state: "handing",
  errorCode: null,
  startedAt: "2026-11-21T09:00:00Z",
  ...changes,
});

const offline = () => new CallError(0, { code: "OFFLINE", message: "" });
const refused = (status: number, code: "NO_SCANS_LEFT" | "TOKEN_EXPIRED" | "IDEMPOTENCY_CONFLICT" | "UNKNOWN_ERROR") =>
  new CallError(status, { code, message: "" });

let notes: NoteStore;
beforeEach(() => {
  localStorage.clear();
  notes = openNotes(1);
});

function parts(
  createScan: HandOverParts["createScan"],
  whenUploaded: HandOverParts["queue"]["whenUploaded"] = async (keys) => keys.map((key) => `up-${key}`),
) {
  const removed: string[] = [];
  return {
    notes,
    createScan,
    removed,
    queue: { whenUploaded, remove: async (key: string) => void removed.push(key) },
    onCreated: vi.fn<HandOverParts["onCreated"]>(),
    wait: vi.fn<HandOverParts["wait"]>(async () => undefined),
  };
}

describe("handOver", () => {
  it("waits for the photos in their order, creates the scan once and forgets both", async () => {
    notes.put(note());
    const create = vi.fn<HandOverParts["createScan"]>(async () => ({ id: 99 }));
    const given = parts(create);
    await handOver("n1", given);
    expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ idempotencyKey: "key-1" }), [
      "up-n1:whole",
      "up-n1:inner",
    ]);
    expect(given.onCreated).toHaveBeenCalledWith(expect.anything(), 99);
    expect(notes.list()).toEqual([]);
    expect(given.removed).toEqual(["n1:whole", "n1:inner"]);
  });
  it("repeats with the same key while there is no connection", async () => {
    notes.put(note());
    const keys: string[] = [];
    const answers = [offline(), refused(502, "UNKNOWN_ERROR"), refused(409, "IDEMPOTENCY_CONFLICT")];
    const given = parts(async (one) => {
      keys.push(one.idempotencyKey);
      const error = answers.shift();
      if (error) throw error;
      return { id: 5 };
    });
    await handOver("n1", given);
    expect(keys).toEqual(["key-1", "key-1", "key-1", "key-1"]);
    expect(given.wait).toHaveBeenCalledTimes(3);
    expect(notes.list()).toEqual([]);
  });
  it("keeps a refused scan with its photos and the reason", async () => {
    notes.put(note());
    const given = parts(() => Promise.reject(refused(409, "NO_SCANS_LEFT")));
    await handOver("n1", given);
    expect(notes.find("n1")).toMatchObject({ state: "failed", errorCode: "NO_SCANS_LEFT" });
    expect(given.removed).toEqual([]);
  });
  it("says which photo was refused", async () => {
    notes.put(note());
    await handOver(
      "n1",
      parts(
        async () => ({ id: 1 }),
        () => Promise.reject(new UploadError("UNSUPPORTED_MEDIA", "", 415)),
      ),
    );
    expect(notes.find("n1")).toMatchObject({ state: "failed", errorCode: "UNSUPPORTED_MEDIA" });
  });
  it("leaves the scan for the next time when the sign-in ends", async () => {
    notes.put(note());
    await handOver(
      "n1",
      parts(() => Promise.reject(refused(401, "TOKEN_EXPIRED"))),
    );
    expect(notes.find("n1")).toMatchObject({ state: "handing", errorCode: null });
  });
  it("ends with a conflict that stays", async () => {
    notes.put(note());
    await handOver(
      "n1",
      parts(() => Promise.reject(refused(409, "IDEMPOTENCY_CONFLICT"))),
    );
    expect(notes.find("n1")?.state).toBe("failed");
  });
  it("does nothing for a scan that is not handed in, or thrown away meanwhile", async () => {
    notes.put(note({ state: "taking" }));
    const create = vi.fn<HandOverParts["createScan"]>(async () => ({ id: 1 }));
    await handOver("n1", parts(create));
    notes.put(note());
    await handOver(
      "n1",
      parts(create, () => {
        notes.remove("n1");
        return Promise.reject(new UploadError("ABORTED", ""));
      }),
    );
    expect(create).not.toHaveBeenCalled();
    expect(notes.list()).toEqual([]);
  });
});

describe("notes", () => {
  it("survive a reload", () => {
    notes.put(note({ id: "later", startedAt: "2026-11-21T10:00:00Z" }));
    notes.put(note());
    expect(
      openNotes(1)
        .list()
        .map((one) => one.id),
    ).toEqual(["n1", "later"]);
    expect(openNotes(2).list()).toEqual([]);
  });
  it("leave out what no page of ours wrote", () => {
    expect(readNotes("{")).toEqual([]);
    expect(readNotes(JSON.stringify([note(), { ...note(), position: "spare" }, { id: 1 }, null]))).toEqual([note()]);
  });
});

describe("notes of an earlier page", () => {
  it("are read as they were before sidewalls and fitters' scans, and left out where they cannot be", () => {
    const { type: _, memberId: __, typed: ___, gauge: ____, ...old } = note();
    expect(readNotes(JSON.stringify([old]))).toEqual([note()]);
    const wall = note({
      type: "sidewall",
      memberId: 3,
      slots: ["front_size", "rear_dot"],
      typed: [{ position: "rear_left", text: { size: "205/55 R16", load: "", speed: "", dot: "", make: "" } }],
    });
    expect(readNotes(JSON.stringify([wall, { ...wall, type: "other" }, { ...wall, typed: [{}] }]))).toEqual([wall]);
    expect(positionsOf(wall)).toEqual(["front_left", "rear_left"]);
  });
});

describe("progressOf", () => {
  const photo = (slot: string, sentBytes: number, state: QueuedPhoto["state"] = "uploading"): QueuedPhoto => ({
    key: `n1:${slot}`,
    slot,
    takenAt: new Date(0),
    sizeBytes: 1_000,
    sentBytes,
    state,
    uploadId: null,
    error: null,
  });
  it("adds up the photos of this scan alone", () => {
    expect(
      progressOf(note(), [
        photo("whole", 1_000, "uploaded"),
        photo("inner", 500),
        { ...photo("inner", 0), key: "other:inner" },
      ]),
    ).toEqual({ state: "sending", percent: 75 });
  });
  it("waits in line behind a photo of another scan that has no connection", () => {
    const other = { ...photo("whole", 10, "paused"), key: "other:whole" };
    const inLine = [photo("whole", 0, "waiting"), photo("inner", 0, "waiting")];
    expect(progressOf(note(), [other, ...inLine]).state).toBe("waiting");
    expect(progressOf(note(), [other, photo("whole", 1_000, "uploaded")]).state).toBe("sending");
  });
  it("waits while one photo has no connection", () => {
    expect(progressOf(note(), [photo("whole", 1_000, "uploaded"), photo("inner", 999, "paused")])).toEqual({
      state: "waiting",
      percent: 99,
    });
  });
});
