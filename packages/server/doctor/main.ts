import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { findEmbeddedPostgres } from "@treadclub/kit/postgres/embedded";
import { readConfig } from "../src/config.ts";
import { findBroken, tableOf } from "./checks.ts";

/** Checks what must hold in the database, and ends with 1 where something is broken. */
try {
  const findings = await findBroken(await databaseUrl());
  const broken = findings.filter((finding) => finding.broken > 0);
  process.stdout.write(`${tableOf(findings)}\n\n`);
  process.stdout.write(`${findings.length - broken.length} of ${findings.length} checks hold.\n`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  process.stdout.write(
    `The database could not be checked: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}

async function databaseUrl(): Promise<string> {
  const { values } = parseArgs({ options: { database: { type: "string" } } });
  if (values.database !== undefined) return values.database;
  const config = readConfig();
  // Looking for the database of a folder that is not there would make the folder.
  const isThere = existsSync(config.dataDir);
  const found = config.databaseUrl ?? (isThere ? await findEmbeddedPostgres(config.dataDir) : null);
  if (found === null)
    throw new Error(`no database runs in ${config.dataDir}. Start TreadClub, or name one with -- --database URL.`);
  return found;
}
