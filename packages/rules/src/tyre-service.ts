import { loadKg } from "./tyre-load.ts";
import { speedKph } from "./tyre-speed.ts";

/** Load index, that on twin wheels, speed symbol; `aboveSpeed` when the rating stands in brackets, "(92Y)". */
export type ServiceDescription = {
  loadIndex?: number;
  loadIndexDual?: number;
  speed?: string;
  aboveSpeed?: true;
};

export type ServiceProblem =
  | "load_out_of_range"
  | "load_pair_reversed"
  | "load_without_speed"
  | "speed_unknown"
  | "speed_without_load"
  | "rating_not_understood";

export type ServiceReading =
  | { ok: true; description: ServiceDescription; rest: string }
  | { ok: false; reason: ServiceProblem; detail: string };

/** Reads the rating out of what follows the rim (upper case); `rest` is the text without it. */
export function parseService(text: string): ServiceReading {
  const match = RATING.exec(text);
  if (!match?.groups) return missingService(text);
  const { single = "", dual, speed = "", open, inner } = match.groups;
  if (loadKg(Number(single)) === null) return problem("load_out_of_range", single);
  if (dual !== undefined && loadKg(Number(dual)) === null) return problem("load_out_of_range", dual);
  if (dual !== undefined && Number(dual) > Number(single)) return problem("load_pair_reversed", `${single}/${dual}`);
  if (speedKph(speed) === null) return problem("speed_unknown", speed);
  const bracketed = open === "(" || inner === "(";
  return {
    ok: true,
    description: {
      loadIndex: Number(single),
      ...(dual !== undefined && { loadIndexDual: Number(dual) }),
      speed,
      ...(bracketed && (speed === "W" || speed === "Y") && { aboveSpeed: true }),
    },
    rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`,
  };
}

/** The marks in the text, each once. RF alone may mean reinforced or run-flat, so it stays a mark. */
export function parseMarks(text: string): { extraLoad: boolean; marks: string[] } {
  const words = text
    .replace(/\bEXTRA[ -]?LOAD\b|\bREINF(?:ORCED)?\b\.?/g, " XL ")
    .replace(/\bM ?[+&/] ?S\b/g, "M+S")
    .split(/[\s,;()]+/)
    .filter((word) => word !== "");
  return { extraLoad: words.includes("XL"), marks: [...new Set(words)].filter((word) => word !== "XL") };
}

const RATING =
  /(?<![A-Z0-9/])(?<open>\(?) ?(?<single>\d{2,3}) ?(?:\/ ?(?<dual>\d{2,3}) ?)?(?<inner>\(?) ?(?<speed>A[1-8]|[A-Z])(?=$|[\s),;*]|XL) ?\)?/;

const LONE_LOAD = /(?<![A-Z0-9])\(?(\d{2,3}(?: ?\/ ?\d{2,3})?)(?=$|[\s),;]|XL)/;
const LONE_SPEED = /(?:^|[\s(])(A[1-8]|[A-Z])(?=$|[\s)])/;
const HALF_RATING = /(?:^|[\s(])(\d{2,3}(?!\d)\S*)/;

function missingService(text: string): ServiceReading {
  const load = LONE_LOAD.exec(text)?.[1];
  if (load !== undefined) return problem("load_without_speed", load);
  const speed = LONE_SPEED.exec(text)?.[1];
  if (speed !== undefined) return problem("speed_without_load", speed);
  const half = HALF_RATING.exec(text)?.[1];
  if (half !== undefined) return problem("rating_not_understood", half);
  return { ok: true, description: {}, rest: text };
}

function problem(reason: ServiceProblem, detail: string): ServiceReading {
  return { ok: false, reason, detail };
}
