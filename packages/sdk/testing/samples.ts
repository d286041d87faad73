import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as sdk from "../src/index.ts";
import * as support from "../src/support.ts";
import * as watch from "../src/watch.ts";

const root = resolve(import.meta.dirname, "..");

/** A sample of the documentation; that of a script tag is the script in it. */
export type Sample = { page: string; line: number; code: string };

/** The pages that integrators read. */
export const pages: readonly string[] = [
  "README.md",
  ...["docs", "docs/errors"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
];

export const textOf = (page: string): string => readFileSync(join(root, page), "utf8");

/** Fenced blocks in these languages are samples; one without a language is a text. Others, and the element, have tests of their own. */
export function samplesOf(page: string): Sample[] {
  const text = textOf(page);
  return [...text.matchAll(/^```(js|html)\n(?![^`]*<tread-scan)(.*?)^```$/gms)].map(
    ({ index, 1: language, 2: block = "" }) => ({
      page,
      line: text.slice(0, index).split("\n").length,
      code: language === "js" ? block : (/<script type="module">\n(.*)<\/script>/s.exec(block)?.[1] ?? ""),
    }),
  );
}

/** The language of each block of a page. */
export const languagesOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^```(\w*).*\n[^]*?^```$/gm)].map(([, language = ""]) => language);

const names = [...Object.keys(sdk), "watchResults"];
const ofSdk = /^import .* from "@treadclub\/tread-sdk(?:\/\w+)?";$/gm;

/** The sample as a module of its own: an error page leaves out the imports. */
export function asModule({ code }: Sample): string {
  const left = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code) && !code.includes("import {"));
  return `import { ${left.join(", ")} } from "@treadclub/tread-sdk";\n${code}export {};\n`;
}

/** What the integrator's page has around a sample; `asModule` is checked against it. */
export const surroundings = `
import type { Measurement, MeasurementStatus, ReturnData, ScanError as Failure, StartOptions, TokenData, TreadResult } from "@treadclub/tread-sdk";
import type * as Sdk from "@treadclub/tread-sdk";
declare global {
  const TreadSDK: typeof Sdk;
  const apiBase: string, exitURL: string, errorURL: string, token: string;
  const button: HTMLButtonElement, data: ReturnData, error: Failure, options: StartOptions, tokenData: TokenData;
  const signal: AbortSignal, leavingThePage: AbortController;
  const fetchSession: () => Promise<TokenData>;
  const show: (results: readonly (Measurement | TreadResult)[]) => void;
  const showProgress: (status: MeasurementStatus | MeasurementStatus[] | undefined) => void;
  const showReasons: (reasons: readonly string[]) => void, drawQr: (text: string) => void;
  interface ParentNode { querySelector(selectors: "#scan"): HTMLButtonElement }
  const showLater: () => void, showStartAgain: () => void, report: (...what: unknown[]) => void;
}
`;

/** Runs a sample among `around`, as the module that it is. */
export async function runSample({ code }: Sample, around: Readonly<Record<string, unknown>>): Promise<void> {
  const known = { ...sdk, ...support, ...watch, TreadSDK: sdk, ...around };
  const body = `return (async () => {\n${code.replaceAll(ofSdk, "")}\n})();`;
  // oxlint-disable-next-line no-implied-eval -- the sample is our own page's
  const run: unknown = new Function(...Object.keys(known), body);
  if (typeof run !== "function") throw new TypeError("No function");
  await Reflect.apply(run, undefined, Object.values(known));
}
