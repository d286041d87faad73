import type { PhotoProblem } from "@treadclub/capture/quality";
import type { PhotoSlot } from "#entities/scan/scan-note.ts";

/** A photo that may be hard to read: taken again, or used anyway. */
export interface Doubted {
  readonly slot: PhotoSlot;
  readonly blob: Blob;
  readonly problems: readonly PhotoProblem[];
}

/** Where somebody is who takes the photos of one tyre. */
export interface ScanDraft {
  readonly step: "camera" | "check";
  /** What is framed now. */
  readonly slot: PhotoSlot;
  readonly taken: readonly PhotoSlot[];
  readonly doubted: Doubted | null;
}

export type DraftEvent =
  /** A photo is kept for its slot. */
  | { readonly kind: "kept"; readonly slot: PhotoSlot }
  | { readonly kind: "doubt"; readonly doubted: Doubted }
  | { readonly kind: "retake" }
  | { readonly kind: "choose"; readonly slot: PhotoSlot }
  | { readonly kind: "remove"; readonly slot: PhotoSlot }
  | { readonly kind: "check" };

/** The photos that are asked for; a further one is up to the driver. */
export const wantedSlots = ["whole", "inner", "outer"] as const satisfies readonly PhotoSlot[];

/** With the photos that an earlier page left; complete ones go straight to the check. */
export function newDraft(taken: readonly PhotoSlot[]): ScanDraft {
  const next = nextSlot(taken);
  return { step: next === null ? "check" : "camera", slot: next ?? "extra", taken, doubted: null };
}

export function scanDraft(draft: ScanDraft, event: DraftEvent): ScanDraft {
  switch (event.kind) {
    case "kept":
      return kept(draft, event.slot);
    case "doubt":
      return { ...draft, doubted: event.doubted };
    case "retake":
      return { ...draft, step: "camera", slot: draft.doubted?.slot ?? draft.slot, doubted: null };
    case "choose":
      return { ...draft, step: "camera", slot: event.slot, doubted: null };
    case "remove":
      return removed(draft, event.slot);
    case "check":
      return draft.taken.length === 0 ? draft : { ...draft, step: "check", doubted: null };
  }
}

export const canHandIn = (draft: ScanDraft): boolean => draft.taken.length > 0 && draft.doubted === null;

/** The next photo that is asked for, or null when all are there. */
export const nextSlot = (taken: readonly PhotoSlot[]): PhotoSlot | null =>
  wantedSlots.find((slot) => !taken.includes(slot)) ?? null;

/** After the third photo, and after one was taken again, everything is looked at together. */
function kept(draft: ScanDraft, slot: PhotoSlot): ScanDraft {
  const wasThere = draft.taken.includes(slot);
  const taken = wasThere ? draft.taken : [...draft.taken, slot];
  const next = nextSlot(taken);
  const isReady = next === null || wasThere || slot === "extra";
  return { step: isReady ? "check" : "camera", slot: next ?? slot, taken, doubted: null };
}

function removed(draft: ScanDraft, slot: PhotoSlot): ScanDraft {
  const taken = draft.taken.filter((one) => one !== slot);
  if (taken.length === 0) return newDraft([]);
  return { ...draft, taken };
}
