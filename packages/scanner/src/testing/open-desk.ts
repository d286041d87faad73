import { newRecord, type ScanRecord } from "#scanner/launch/scan-record.ts";
import { type DeskOptions, type ScanDesk, openScanDesk } from "#scanner/scan/scan-desk.ts";
import type { PhotoDesk } from "#scanner/scan/photo-desk.ts";
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
  readonly photos?: PhotoDesk;
  readonly record?: Partial<ScanRecord>;
  readonly onTrouble?: DeskOptions["onTrouble"];
}

/** A desk over services that a test has made; the n-th token opens the n-th. */
export async function openDesk({
  services,
  photos = fakePhotos().desk,
  record,
  onTrouble = () => undefined,
}: Opened): Promise<ScanDesk> {
  const launch = launchWith({ measurementTokens: services.map((_, at) => `ts_${at}`) });
  return openScanDesk({
    record: { ...newRecord(launch, nowMs), ...record },
    signal,
    onTrouble,
    serviceFor: (token) => services[Number(token.slice(3))] ?? fakeService({}).service,
    openPhotoDesk: async () => photos,
    connection: atOnce,
    now: () => nowMs,
  });
}

export const tyreOf = (desk: ScanDesk, id: number): Tyre => {
  const tyre = desk.state.get().tyres.find((candidate) => candidate.id === id);
  if (!tyre) throw new Error(`No tyre ${id}`);
  return tyre;
};
