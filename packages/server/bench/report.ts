import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { aimTable, type Aim, type CommitOf } from "./aims.ts";
import { sectionNames, type SectionName } from "./options.ts";

export interface Section {
  readonly name: SectionName;
  readonly title: string;
  readonly text: string;
  readonly aims: readonly Aim[];
}

const root = resolve(import.meta.dirname, "../../..");
const file = join(root, "docs/bench.md");

const head = `# Bench

Written by \`npm run bench\`: \`quick\` for a short run of the calls, a section's name for that one alone (${sectionNames.map((name) => `\`${name}\``).join(", ")}), \`--as before\` to keep the results beside later ones. A run replaces the sections that it measured and their aims; a quick one is too short to judge by and writes nothing. What stands between the marks of the notes is written by hand and kept. Figures of one run compare with each other; those of two runs only as far as the machine was as busy.`;

/** What stands in the file below the head, in this order. Notes are written by hand, statements by the tests that count them. */
const parts = ["aims", "notes", ...sectionNames, "statements", ...sectionNames.map((name) => `before-${name}`)];

/** Puts the results of a run into docs/bench.md and keeps the rest of it. */
export function writeReport(section: Section, label: string | null, conditions: string): void {
  const old = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeFileSync(file, pageWith(old, section, label, conditions));
}

/** The page with the results of a run in place of earlier ones. */
export function pageWith(old: string, section: Section, label: string | null, conditions: string): string {
  const known = new Map(parts.map((part) => [part, textOf(old, part)]));
  const title = label === null ? section.title : `${section.title}, ${label}`;
  known.set(
    label === null ? section.name : `${label}-${section.name}`,
    `## ${title}\n\n${conditions}\n\n${section.text}`,
  );
  const commitOf: CommitOf = (name) => ({
    before: commitIn(known.get(`before-${name}`) ?? ""),
    now: commitIn(known.get(name) ?? ""),
  });
  known.set("aims", `## Aims\n\n${aimTable(known.get("aims") ?? "", section.aims, label, commitOf)}`);
  const blocks = parts.flatMap((part) => {
    const text = known.get(part) ?? "";
    return text === "" && part !== "statements" && part !== "notes"
      ? []
      : [`<!-- ${part}:start -->\n\n${text === "" ? "" : `${text}\n\n`}<!-- ${part}:end -->`];
  });
  return `${[head, ...blocks].join("\n\n")}\n`;
}

/** The commit in the first line of a section, as `conditionsOf` writes it. */
const commitIn = (text: string): string => /^Commit ([^,]+),/m.exec(text)?.[1] ?? "";

/** When, on which machine and of which commit, in one line; with how busy the machine was already. */
export function conditionsOf(postgresVersion: string): string {
  const [model] = cpus();
  const busy = loadavg()[0] ?? 0;
  const machine = `${availableParallelism()} cores (${model?.model.trim() ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const other = busy < 0.5 ? "quiet before the run" : `busy before the run: load ${busy.toFixed(1)}`;
  return `Commit ${commit()}, ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC. ${machine}; ${other}. Node ${process.versions.node}, PostgreSQL ${postgresVersion}.`;
}

/** The last commit that changed the product; the bench itself does not count. */
function commit(): string {
  const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  try {
    const product = ["--", "packages", ":!packages/server/bench"];
    const isChanged = git("status", "--porcelain", ...product) !== "";
    return `${git("log", "-1", "--format=%h", ...product)}${isChanged ? " with changes" : ""}`;
  } catch {
    return "unknown";
  }
}

function textOf(document: string, part: string): string {
  const [, rest = ""] = document.split(`<!-- ${part}:start -->`);
  return rest.split(`<!-- ${part}:end -->`)[0]?.trim() ?? "";
}
