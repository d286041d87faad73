import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readImportGraph } from "../checks/import-graph.ts";
import { moduleLayers } from "../checks/layer-plan.ts";
import { locationOf } from "../checks/source-location.ts";

/** A package or a module with what it imports of its kind. */
type Part = { name: string; row: number; uses: string[] };

const top = join(import.meta.dirname, "../..");
const width = 1000;
const gap = 12;
const boxesPerRow = 4;
const lineHeight = 16;
const letterWidth = 6.7;
/** Drives the built product in a browser: its imports say nothing about the layers. */
const leftOut = "e2e";

/** Returns the packages and the modules of the server with what they import, as the code is now. */
function readParts(folder: string): { packages: Part[]; modules: Part[] } {
  const packages = new Map<string, Set<string>>();
  const modules = new Map<string, Set<string>>();
  for (const { path, imports } of readImportGraph(folder)) {
    const from = locationOf(path);
    if (!from.inSource || from.test || from.package === leftOut) continue;
    const targets = imports.flatMap(({ target }) => (target ? [locationOf(target)] : []));
    add(
      packages,
      from.package,
      targets.map((to) => to.package),
    );
    if (from.package === "server" && from.folder === "modules")
      add(
        modules,
        from.inner,
        targets.filter((to) => to.folder === "modules").map((to) => to.inner),
      );
  }
  return {
    packages: [...packages].map(([name, uses]) => ({ name, row: heightOf(packages, name), uses: sorted(uses) })),
    modules: [...modules].map(([name, uses]) => ({ name, row: moduleLayers[name] ?? 0, uses: sorted(uses) })),
  };
}

function add(parts: Map<string, Set<string>>, name: string, uses: readonly string[]): void {
  const known = parts.get(name) ?? new Set();
  for (const use of uses) if (use !== name && use !== "") known.add(use);
  parts.set(name, known);
}

const sorted = (names: ReadonlySet<string>): string[] => [...names].toSorted();

/** The longest way down: a package stands above everything that it imports. */
function heightOf(parts: ReadonlyMap<string, ReadonlySet<string>>, name: string): number {
  const below = [...(parts.get(name) ?? [])].map((use) => heightOf(parts, use) + 1);
  return Math.max(0, ...below);
}

/** Draws parts in rows, the highest on top; each names what it imports. Colours follow the reader's light or dark mode. */
function draw({ packages, modules }: { packages: readonly Part[]; modules: readonly Part[] }): string {
  const shapes: string[] = [];
  let y = section(shapes, "Packages (→ what each imports)", packages, 0);
  y = section(shapes, "Modules of the server (→ what each imports)", modules, y + gap);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-label="Packages and modules by layer, each with what it imports">`,
    `<style>
  .ground { fill: #ffffff } .row { fill: #f1f4f6 } .box { fill: #ffffff; stroke: #6b7a86 }
  text { font: 12px system-ui, sans-serif; fill: #3c4a54 } .name { font-weight: 600; font-size: 14px; fill: #10181e }
  .title { font-weight: 600; font-size: 18px; fill: #10181e }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #10161b } .row { fill: #1a232a } .box { fill: #10161b; stroke: #8a9aa6 }
    text { fill: #b9c6cf } .name, .title { fill: #f2f6f8 }
  }
</style>`,
    `<rect class="ground" width="${width}" height="${y}"/>`,
    ...shapes,
    "</svg>",
    "",
  ].join("\n");
}

function section(shapes: string[], title: string, parts: readonly Part[], from: number): number {
  shapes.push(`<text class="title" x="${gap}" y="${from + 26}">${title}</text>`);
  let y = from + 40;
  const rows = Map.groupBy(parts, ({ row }) => row);
  for (const row of [...rows.keys()].toSorted((a, b) => b - a)) {
    const inRow = (rows.get(row) ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const lines = linesOf(inRow);
    const heights = lines.map((boxes) => Math.max(...boxes.map((part) => boxHeight(part, widthOf(boxes)))));
    const height = heights.reduce((sum, one) => sum + one + gap, gap);
    shapes.push(`<rect class="row" x="0" y="${y}" width="${width}" height="${height}" rx="8"/>`);
    let boxY = y + gap;
    lines.forEach((boxes, index) => {
      const size = { width: widthOf(boxes), height: heights[index] ?? 0 };
      boxes.forEach((part, column) => shapes.push(box(part, gap + column * (size.width + gap), boxY, size)));
      boxY += size.height + gap;
    });
    y += height + 6;
  }
  return y;
}

/** Spreads the boxes of a row evenly over as few lines as hold them. */
function linesOf(parts: readonly Part[]): Part[][] {
  const perLine = Math.ceil(parts.length / Math.ceil(parts.length / boxesPerRow));
  const starts = parts.flatMap((_, index) => (index % perLine === 0 ? [index] : []));
  return starts.map((start) => parts.slice(start, start + perLine));
}

const widthOf = (boxes: readonly Part[]): number => (width - gap * (boxes.length + 1)) / boxes.length;

const boxHeight = ({ uses }: Part, boxWidth: number): number => 36 + wrap(uses, boxWidth).length * lineHeight;

function box({ name, uses }: Part, x: number, y: number, size: { width: number; height: number }): string {
  const lines = wrap(uses, size.width).map(
    (line, index) => `<text x="${round(x + 12)}" y="${y + 42 + index * lineHeight}">${line}</text>`,
  );
  return [
    `<rect class="box" x="${round(x)}" y="${y}" width="${round(size.width)}" height="${size.height}" rx="6"/>`,
    `<text class="name" x="${round(x + 12)}" y="${y + 23}">${name}</text>`,
    ...lines,
  ].join("\n");
}

const round = (value: number): number => Math.round(value * 10) / 10;

function wrap(uses: readonly string[], boxWidth: number): string[] {
  const longest = (boxWidth - 24) / letterWidth;
  const lines: string[] = [];
  for (const [index, name] of uses.entries()) {
    const word = index < uses.length - 1 ? `${name},` : name;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(index === 0 ? `→ ${word}` : word);
  }
  return lines;
}

if (import.meta.main) writeFileSync(join(top, "docs/architecture.gen.svg"), draw(readParts(top)));
