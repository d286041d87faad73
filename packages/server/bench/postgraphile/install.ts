import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Installs PostGraphile into its own folder, once. */
export function installPostgraphile(): void {
  const folder = import.meta.dirname;
  if (existsSync(join(folder, "node_modules/postgraphile"))) return;
  process.stdout.write("Installing PostGraphile…\n");
  execFileSync("npm", ["install", "--no-package-lock", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}
