import { measurementStatuses, type MeasurementStatus, type PositionCode } from "@treadclub/contract/measurement/states";
import { depthMmOf, list, numberAt, record, textAt, type Json } from "./json.ts";
import type { Launch, RemoteMeasurement, RemoteRegion } from "./port.ts";

const mostMeasurements = 20;
const mostRegions = 12;
const mostImages = 6;
const longestMessage = 2000;
const largestUncertaintyMm = 10;

/** Tokens of what was begun; empty when the answer holds none. */
export function tokensIn(body: unknown): string[] {
  const answer = record(body);
  const single = textAt(record(answer["session"]), "token") ?? textAt(answer, "token");
  const several = list(answer["measurement_tokens"]).flatMap((one) =>
    typeof one === "string" ? one : (textAt(record(one), "measurement_token") ?? textAt(record(one), "token") ?? []),
  );
  const tokens = single === null ? several : [single];
  return [...new Set(tokens.filter((token) => token.length > 0 && token.length <= 500))];
}

/** Where the other service says that its scans are launched; null when it does not say so in whole addresses. */
export function launchIn(body: unknown, base: URL): Launch | null {
  const answer = record(body);
  const said = record(record(answer["session"])["launch"] ?? answer["launch"]);
  const apiBase = addressOf(said["api_base"], base);
  const scanner = addressOf(said["scanner"], base);
  return apiBase === null || scanner === null ? null : { api_base: withSlash(apiBase), scanner };
}

/** The measurements of an answer; null when it is no answer of such a service. */
export function measurementsIn(body: unknown): RemoteMeasurement[] | null {
  const answer = record(body);
  const found = [answer["measurements"], answer["results"], body].find((value) => Array.isArray(value));
  return found === undefined ? null : list(found).slice(0, mostMeasurements).map(measurementOf);
}

/** One of the eight statuses in any spelling of it (`WaitingForImages`, `waiting-for-images`); null for any other. */
export function statusOf(said: string | null): MeasurementStatus | null {
  const spelt = (said ?? "")
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .replaceAll(/[\s-]+/g, "_")
    .toLowerCase();
  return measurementStatuses.find((status) => status === spelt) ?? null;
}

function measurementOf(value: unknown): RemoteMeasurement {
  const item = record(value);
  const info = record(item["measurement_info"] ?? item["measurementInfo"]);
  const result = item["result"] === undefined ? item : { ...record(item["result"]), ...item };
  return {
    status: statusOf(textAt(item, "status") ?? textAt(item, "measurement_status") ?? textAt(info, "status")),
    positionCode: positionOf(item) ?? positionOf(record(info["additional_context"] ?? info["additionalContext"])),
    isWhole: item["schema_version"] === "1",
    globalMm: depthMmOf(result["global"]),
    regions: list(result["regions"]).slice(0, mostRegions).map(regionOf),
    uncertaintyMm: within(numberAt(result, "uncertainty_mm"), largestUncertaintyMm),
    isSandbox: item["method"] === "sandbox",
    reasons: reasonsOf(item),
    message: (textAt(item, "message") ?? "").slice(0, longestMessage),
    imageUrls: list(item["images"]).flatMap(imageUrl).slice(0, mostImages),
  };
}

function regionOf(value: unknown): RemoteRegion {
  const place = record(value)["place"];
  return {
    mm: depthMmOf(value),
    place: place === "inner" || place === "middle" || place === "outer" ? place : null,
  };
}

/** By the short name, or by axle and side of a car's outermost wheels. */
function positionOf(item: Json): PositionCode | null {
  const short = textAt(item, "position_code")?.toLowerCase();
  const known = codes.find((code) => code === short);
  if (known !== undefined) return known;
  const wheel = record(item["position"] ?? item["tire_position"] ?? item["tirePosition"]);
  const axle = numberAt(wheel, "axle");
  const side = textAt(wheel, "side")?.toLowerCase();
  const onAxle = numberAt(wheel, "position_on_axle") ?? numberAt(wheel, "positionOnAxle") ?? 1;
  if (axle === null || axle < 1 || axle > 2 || onAxle !== 1) return null;
  return (
    codes.find((code) => code === `${axle === 1 ? "f" : "r"}${side === "left" ? "l" : side === "right" ? "r" : "?"}`) ??
    null
  );
}
const codes: readonly PositionCode[] = ["fl", "fr", "rl", "rr"];

function reasonsOf(item: Json): string[] {
  const named = list(item["quality_reasons"]).filter((reason) => typeof reason === "string");
  const error = record(item["error"]);
  const code = textAt(error, "code") ?? numberAt(error, "code") ?? textAt(error, "reason");
  return [...named, ...(code === null ? [] : [String(code)])];
}

const imageUrl = (value: unknown): string[] => {
  const url = typeof value === "string" ? value : textAt(record(value), "url");
  return url === null || url.length > longestMessage ? [] : [url];
};

/** A whole http(s) address, never a plain one beside an encrypted service. */
function addressOf(value: unknown, base: URL): string | null {
  if (typeof value !== "string" || !URL.canParse(value, base)) return null;
  const { protocol, href, username } = new URL(value, base);
  const isFit = protocol === "https:" || (protocol === "http:" && base.protocol === "http:");
  return isFit && username === "" ? href : null;
}

const withSlash = (address: string): string => (address.endsWith("/") ? address : `${address}/`);
const within = (value: number | null, most: number): number | null =>
  value === null || value < 0 || value > most ? null : value;
