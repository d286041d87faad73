import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openEmbeddedPostgres } from "@treadclub/kit/postgres/embedded";
import { z } from "zod";
import { cloneDatabase, makeTemplate } from "../database.ts";
import type { Finding } from "./findings.ts";
import { readOptions } from "./options.ts";
import { fuzz, repeat, type FuzzOutcome } from "./run.ts";

const folder = resolve(import.meta.dirname, "../../../../.cache/fuzz");
const atOnce = 6;
const caseName = z.object({ seed: z.int(), index: z.int() });
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const options = readOptions(process.argv.slice(2));
const dataDir = mkdtempSync(join(tmpdir(), "treadclub-fuzz-"));
chmodSync(dataDir, 0o755);
const postgres = await openEmbeddedPostgres({ dataDir, mode: "test" });
try {
  await makeTemplate(postgres.url);
  const { url: databaseUrl } = await cloneDatabase(postgres.url);
  process.exitCode = options.repeat === null ? await runAll(databaseUrl) : await runOne(databaseUrl, options.repeat);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function runAll(databaseUrl: string): Promise<number> {
  const { seed, requests } = options;
  print(`${requests.toLocaleString("en-GB")} requests with the seed ${seed}`);
  const begunMs = performance.now();
  const outcome = await fuzz({ databaseUrl, seed, requests, atOnce, folder, print });
  printOutcome(outcome, (performance.now() - begunMs) / 1000);
  return outcome.findings.length + outcome.invariants.length > 0 ? 1 : 0;
}

async function runOne(databaseUrl: string, file: string): Promise<number> {
  const at = caseName.parse(JSON.parse(readFileSync(file, "utf8")));
  const findings = await repeat({ databaseUrl, seed: at.seed, folder, print }, at);
  if (findings.length === 0) print("It does not fail any more, or needs the requests before it.");
  for (const finding of findings) printFinding(finding);
  return findings.length > 0 ? 1 : 0;
}

function printOutcome({ findings, statuses, calls, invariants, ...figures }: FuzzOutcome, seconds: number): void {
  for (const finding of findings) printFinding(finding);
  for (const broken of invariants) print(`Broken: ${broken}`);
  print(
    `Answers by status: ${Object.entries(statuses)
      .map(([status, n]) => `${status}: ${n}`)
      .join(", ")}`,
  );
  print(`${calls} calls answered 2xx at least once; the slowest answer took ${Math.round(figures.slowestMs)} ms`);
  print(
    `Memory ${figures.memoryMb.map((mb) => Math.round(mb ?? 0)).join(" → ")} MB, descriptors ${figures.descriptors.join(" → ")}`,
  );
  print(`${findings.length} findings, ${invariants.length} invariants broken, ${seconds.toFixed(1)} s`);
}

function printFinding({ about, problem, cause, count, file }: Finding): void {
  print(`${about}: ${problem} (${count} times; ${file})${cause === null ? "" : `\n  ${cause}`}`);
}
