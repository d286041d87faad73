import type { PositionCode } from "@treadclub/contract/measurement/states";
import type { Launch } from "#scanner/launch/payload.ts";
import { MAX_ADDRESS_LENGTH } from "#scanner/launch/return-address.ts";
import type { ScanRecord } from "#scanner/launch/scan-record.ts";
import type { ScannerView } from "./scan-state.ts";
import type { Service } from "./service.ts";

/** Reports the scanner as open; returns the current state of each session. */
export async function openAll(services: readonly Service[], launch: Launch): Promise<ScannerView[]> {
  const address = (url: string | null): string | undefined =>
    url !== null && url.length <= MAX_ADDRESS_LENGTH ? url : undefined;
  const [exit_url, error_url] = [address(launch.exitUrl), address(launch.errorUrl)];
  const body = { ...(exit_url !== undefined && { exit_url }), ...(error_url !== undefined && { error_url }) };
  return Promise.all(services.map((service) => service.call("openScanner", { body })));
}

/** One session takes all tyres; of several, made for one tyre each, those left over are given up. */
export async function planAll(
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

export const abortAll = (services: readonly Service[]): Promise<ScannerView[]> =>
  Promise.all(services.map((service) => service.call("abortScan", { body: {} })));

/** The record under its first session's id, which is forgotten when the first of the sessions runs out. */
export function recordOfSessions(record: ScanRecord, views: readonly ScannerView[]): ScanRecord {
  const ends = views.map((view) => Date.parse(view.expires_at)).filter(Number.isFinite);
  return { ...record, sessionId: views[0]?.id ?? null, untilMs: Math.min(record.untilMs, ...ends) };
}
