import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { accounts } from "./accounts.ts";
import { expect, test } from "./harness.ts";

const root = resolve(import.meta.dirname, "../../..");
const programs = ["packages/e2e/node_modules/.bin", "node_modules/.bin"].map((folder) => join(root, folder));

test("clients made from both API descriptions compile, and the programs of the documentation run with them", async ({
  base,
}) => {
  await mkdir(join(root, ".cache"), { recursive: true });
  // Inside the project, where the compiler finds the types of Node.
  const folder = await mkdtemp(join(root, ".cache/generated-clients-"));
  try {
    for (const [name, text] of await filesOfPage())
      await writeFile(join(folder, name), text.replaceAll("https://treadclub.example", base));
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
    await copyFile(join(root, "packages/e2e/fixtures/tread.jpg"), join(folder, "tyre.jpg"));
    run(folder, "orval", "--config", "orval.config.mjs");
    run(folder, "tsc", "--project", ".");
    expect(run(folder, "node", "scan.ts")).toMatch(
      /^fl completed \d+(\.\d+)? mm (legal|replace_soon|uncertain|illegal)\n$/,
    );
    expect(run(folder, "node", "vehicles.ts")).toMatch(/^[A-Z]{2}\d{2}[A-Z]{3} \w+/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** The files that the page tells a reader to write, by their name. */
async function filesOfPage(): Promise<readonly (readonly [string, string])[]> {
  const page = await readFile(join(root, "docs/measurement/generated-clients.md"), "utf8");
  return [...page.matchAll(/```\w+ ([\w.]+)\n(.*?)```/gs)].map(([, name = "", text = ""]) => [name, text]);
}

/** Returns what a program prints; throws all that it said where it fails. */
function run(folder: string, program: string, ...args: readonly string[]): string {
  const PATH = [...programs, process.env["PATH"]].join(":");
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, ...driver, PATH },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

const driver = { EMAIL: accounts.driver.email, PASSWORD: accounts.driver.password };

const compilerOptions = {
  target: "es2024",
  lib: ["es2024", "dom", "dom.iterable"],
  module: "nodenext",
  types: ["node"],
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  erasableSyntaxOnly: true,
};
