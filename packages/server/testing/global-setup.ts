import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openEmbeddedPostgres } from "@treadclub/kit/postgres/embedded";
import type { TestProject } from "vitest/node";
import { makeTemplate } from "./database.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly databaseUrl: string;
  }
}

const buildTool = resolve(import.meta.dirname, "../../../tools/build.mjs");

/** Builds the service that tests start as a process, and starts one PostgreSQL with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [buildTool, "server"], { stdio: "inherit" });
  const dataDir = mkdtempSync(join(tmpdir(), "treadclub-test-"));
  chmodSync(dataDir, 0o755);
  const postgres = await openEmbeddedPostgres({ dataDir, mode: "test" });
  await makeTemplate(postgres.url);
  project.provide("databaseUrl", postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
