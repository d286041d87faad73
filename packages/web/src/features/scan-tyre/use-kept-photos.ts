import { useMemo } from "react";
import type { KeptPhotos } from "@treadclub/capture/screens/kept-photos";
import type { ScanQueue } from "#entities/scan/scan-queue.ts";
import { photoKey, shotIds, type ScanNote, type ScanSubject, type ShotId } from "#entities/scan/scan-note.ts";

interface KeptPhotosOf {
  readonly subject: ScanSubject;
  readonly queue: ScanQueue;
  readonly note: ScanNote | undefined;
}

/** The photos of a scan, as the capture screens take them. */
export function useKeptPhotos({ subject, queue, note }: KeptPhotosOf): KeptPhotos<ShotId> {
  const noteId = note?.id;
  const { type, position, memberId } = subject;
  const { id: vehicleId, number } = subject.vehicle;
  const storage = useMemo(
    () => ({
      blobOf: async (shot: ShotId) => (noteId === undefined ? null : queue.blobOf(noteId, shot)),
      keep: (shot: ShotId, blob: Blob, isDoubted: boolean) => {
        const { id } = queue.noteFor({ type, position, memberId, vehicle: { id: vehicleId, number } });
        return queue.addPhoto(id, shot, blob, isDoubted);
      },
    }),
    [queue, noteId, type, position, memberId, vehicleId, number],
  );
  const queued = queue.photos();
  const list = shotIds
    .filter((shot) => note?.slots.includes(shot))
    .map((shot) => {
      const photo = note && queued.find(({ key }) => key === photoKey(note, shot));
      return {
        shot,
        takenAtMs: photo?.takenAt.getTime() ?? 0,
        isDoubted: note?.doubted.includes(shot) === true,
        isRefused: photo?.state === "failed",
      };
    });
  return { ...storage, list };
}
