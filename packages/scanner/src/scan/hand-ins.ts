import type { PhotoQueues } from "./photo-queues.ts";
import type { RecordKeeper } from "#scanner/launch/record-keeper.ts";
import type { ControllerParts } from "./controller-parts.ts";
import { type ScannerView, type Tyre, isUnsent } from "./scan-state.ts";
import { newIdempotencyKey } from "./service.ts";
import { type Trouble, isFinal, troubleOf } from "./trouble.ts";

export interface HandIns {
  /** Persists the request, so that the next page resumes it. */
  request(id: number): void;
  /** Waits for the photos and hands them in; a second call for the same tyre does nothing. */
  begin(queues: PhotoQueues, id: number): void;
}

export function newHandIns(parts: ControllerParts): HandIns {
  const { state, kept } = parts;
  const running = new Set<number>();
  const refuse = (id: number, trouble: Trouble): void => {
    kept.change(({ handIns: { [id]: _refused, ...handIns } }) => ({ handIns }));
    state.dispatch({ kind: "refused", id, trouble });
  };
  const run = async (queues: PhotoQueues, tyre: Tyre): Promise<void> => {
    try {
      const view = await handIn(parts, queues, tyre);
      forgetRequest(kept, tyre.id);
      state.dispatch({ kind: "handedIn", id: tyre.id, views: parts.replaced(tyre.session, view) });
      await queues.forget(tyre.session, tyre.id);
    } catch (error) {
      const trouble = error instanceof PhotosLost ? "lost" : troubleOf(error);
      // Another tab may have handed it in, and the answer to an earlier try may have been lost: then it is no refusal.
      if (trouble === "conflict" || trouble === "unknown") await parts.refresh().catch(() => undefined);
      const now = state.get().tyres.find(({ id }) => id === tyre.id);
      if (now && isUnsent(now) && !isFinal(trouble)) refuse(tyre.id, trouble);
      else if (now && !isUnsent(now)) await queues.forget(tyre.session, tyre.id);
    } finally {
      running.delete(tyre.id);
    }
  };
  return {
    request: (id) =>
      kept.change(({ handIns }) => ({ handIns: { ...handIns, [id]: { idempotencyKey: newIdempotencyKey() } } })),
    begin(queues, id) {
      const tyre = state.get().tyres.find((one) => one.id === id);
      if (!tyre || running.has(id)) return;
      running.add(id);
      void run(queues, tyre);
    },
  };
}

async function handIn({ services, kept, ask }: ControllerParts, queues: PhotoQueues, tyre: Tyre): Promise<ScannerView> {
  const service = services[tyre.session];
  if (!service) throw new RangeError(`No session ${tyre.session}`);
  const upload_ids = await ask(() => queues.whenUploaded(tyre.session, tyre.id));
  if (upload_ids.length === 0) throw new PhotosLost("The photos of this tyre are gone");
  const { readings, handIns } = kept.get();
  const reading = readings[tyre.id];
  const idempotencyKey = handIns[tyre.id]?.idempotencyKey ?? newIdempotencyKey();
  const body = { measurement_id: tyre.id, upload_ids, ...(reading !== undefined && { reading }) };
  return ask(() => service.call("handInImages", { body }, { idempotencyKey }));
}

/** The browser was told to forget its data in the middle. */
class PhotosLost extends Error {
  override readonly name = "PhotosLost";
}

function forgetRequest(kept: RecordKeeper, id: number): void {
  kept.change(({ handIns: { [id]: _done, ...handIns }, readings: { [id]: _read, ...readings } }) => ({
    handIns,
    readings,
  }));
}
