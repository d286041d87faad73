import { newRecord, type ScanRecord } from "#scanner/launch/scan-record.ts";
import { type ControllerOptions, type ScanController, openScan } from "#scanner/scan/scan-controller.ts";
import type { PhotoQueues } from "#scanner/scan/photo-queues.ts";
import type { Tyre } from "#scanner/scan/scan-state.ts";
import type { Service } from "#scanner/scan/service.ts";
import { fakePhotos } from "./fake-photos.ts";
import { fakeService } from "./fake-service.ts";
import { launchWith } from "./launches.ts";
import { viewOf } from "./views.ts";

const nowMs = Date.parse("2026-11-21T10:00:00Z");
const signal = new AbortController().signal;
const atOnce = { wait: async () => undefined, onLost: () => () => undefined };
export const one = viewOf([[1, "fl"]]);
export const oneHandedIn = viewOf([[1, "fl", "processing"]]);

interface Opened {
  readonly services: readonly Service[];
  readonly photos?: PhotoQueues;
  readonly record?: Partial<ScanRecord>;
  readonly onTrouble?: ControllerOptions["onTrouble"];
}

/** Opens a scan over a test's services; the n-th token opens the n-th. */
export async function openController({
  services,
  photos = fakePhotos().queues,
  record,
  onTrouble = () => undefined,
}: Opened): Promise<ScanController> {
  const launch = launchWith({ measurementTokens: services.map((_, at) => `ts_${at}`) });
  return openScan({
    record: { ...newRecord(launch, nowMs), ...record },
    signal,
    onTrouble,
    serviceFor: (token) => services[Number(token.slice(3))] ?? fakeService({}).service,
    openPhotoQueues: async () => photos,
    connection: atOnce,
    now: () => nowMs,
  });
}

export const tyreOf = (scan: ScanController, id: number): Tyre => {
  const tyre = scan.state.get().tyres.find((candidate) => candidate.id === id);
  if (!tyre) throw new Error(`No tyre ${id}`);
  return tyre;
};
