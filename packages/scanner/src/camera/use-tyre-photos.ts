import { useEffect, useState } from "preact/hooks";
import { useT } from "#scanner/kit/words.ts";
import { announce } from "#scanner/pieces/Announcer.tsx";
import { slotsOf } from "#scanner/scan/photo-desk.ts";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";
import type { Tyre } from "#scanner/scan/scan-state.ts";
import { type PhotoSlot, afterPhoto, slotToAdd } from "#scanner/scan/slots.ts";
import { usePhotos } from "#scanner/screens/use-photos.ts";
import type { NewPhoto } from "./new-photo.ts";
import { type PhotoTrouble, usePhotoTaking } from "./use-photo-taking.ts";

interface TyrePhotos {
  readonly taken: readonly PhotoSlot[];
  /** What is framed now. */
  readonly slot: PhotoSlot;
  readonly choose: (slot: PhotoSlot) => void;
  /** A photo that may be hard to read: taken again, or used anyway. */
  readonly doubted: NewPhoto | null;
  readonly retake: () => void;
  readonly useAnyway: () => Promise<void>;
  readonly isBusy: boolean;
  readonly trouble: PhotoTrouble | null;
  /** Takes a photo, judges it, and keeps it unless there is a doubt. */
  readonly take: (make: () => Promise<NewPhoto>) => void;
}

/** The photos of one tyre, one after the other. */
export function useTyrePhotos(desk: ScanDesk, tyre: Tyre, asked: PhotoSlot | null): TyrePhotos {
  const t = useT();
  const taken = slotsOf(usePhotos(desk), tyre.id);
  const [wish, setWish] = useState<PhotoSlot | null>(asked);
  useEffect(() => setWish(asked), [asked, tyre.id]);
  const slot = wish ?? slotToAdd(taken) ?? "whole";
  const [doubted, setDoubted] = useState<NewPhoto | null>(null);
  const { isBusy, trouble, run } = usePhotoTaking();
  const keep = async ({ blob }: NewPhoto): Promise<void> => {
    await desk.photos.get()?.add(tyre.session, tyre.id, slot, blob);
    setDoubted(null);
    announce(t("scanner.camera.taken", { slot: t(`scanner.camera.slot.${slot}`) }));
    const next = afterPhoto(taken, slot);
    setWish(next);
    if (next === null) desk.dispatch({ kind: "check", id: tyre.id });
  };
  return {
    taken,
    slot,
    choose(next) {
      setDoubted(null);
      setWish(next);
    },
    doubted,
    retake: () => setDoubted(null),
    useAnyway: () => run(async () => (doubted ? keep(doubted) : undefined)),
    isBusy,
    trouble,
    take: (make) =>
      void run(async () => {
        const made = await make();
        if (made.problems.length === 0) await keep(made);
        else setDoubted(made);
      }),
  };
}
