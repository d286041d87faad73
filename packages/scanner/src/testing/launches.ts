import { toBase64Url } from "#scanner/kit/base64.ts";
import { type Launch, readLaunch } from "#scanner/launch/payload.ts";

export const payload = {
  measurementTokens: ["ts_one"],
  exitURL: "https://fleet.example/done?order=5#top",
  exitID: "order-5",
  sdkVersion: "2.1.3",
  workflowVersion: "2",
  supportURL: "https://fleet.example/help",
  errorURL: "https://fleet.example/sorry",
  showScanResultsInApp: true,
  trid: "0b1c",
  sid: "ts_one",
} as const;

export const linkOf = (value: unknown): string => `?data=${toBase64Url(JSON.stringify(value))}`;

export function launchWith(changes: Readonly<Record<string, unknown>> = {}): Launch {
  const reading = readLaunch(linkOf({ ...payload, ...changes }));
  if (reading.kind === "problem") throw new Error(`No launch: ${reading.why}`);
  return reading.launch;
}
