import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const project = join(import.meta.dirname, "../..");
let top: string;
let found: string;

/** What the linter has to say about a file with exactly one fault. */
const faults: [rule: string, path: string, code: string][] = [
  ["no-default-export", "packages/kit/src/default.ts", "export default 1;"],
  ["no-explicit-any", "packages/kit/src/any.ts", "export const a: any = 1;"],
  ["no-non-null-assertion", "packages/kit/src/bang.ts", "export const a = (b?: string): string => b!;"],
  ["consistent-type-assertions", "packages/kit/src/assert.ts", "export const a = (b: unknown): string => b as string;"],
  [
    "consistent-type-imports",
    "packages/kit/src/types.ts",
    'import { Fine } from "./fine.ts";\nexport const a = (b: Fine): Fine => b;',
  ],
  [
    "no-floating-promises",
    "packages/kit/src/floating.ts",
    "export function a(b: () => Promise<void>): void {\n  b();\n}",
  ],
  ["no-console", "packages/kit/src/console.ts", 'console.log("x");\nexport {};'],
  ["no-process-env", "packages/kit/src/env.ts", "export const a = process.env.HOME;"],
  ["no-cycle", "packages/kit/src/ring.ts", 'import { ring } from "./ring-two.ts";\nexport const a = () => ring;'],
  ["filename-case", "packages/kit/src/camelCase.ts", "export const a = 1;"],
  ["max-lines", "packages/kit/src/long.ts", `${"\n".repeat(260)}export const a = 1;`],
  ["max-lines-per-function", "packages/kit/src/wide.ts", `export function a(): number {${"\n".repeat(70)}return 1;\n}`],
  [
    "max-depth",
    "packages/kit/src/deep.ts",
    "export function a(b: boolean): number {\n  if (b) { if (!b) { if (b) { if (!b) { return 1; } } } }\n  return 2;\n}",
  ],
  ["no-restricted-imports", "packages/rules/src/up.ts", 'export * from "@treadclub/kit";'],
  [
    "no-restricted-imports",
    "packages/contract/src/up.ts",
    'import type { Fine } from "@treadclub/kit";\nexport type A = Fine;',
  ],
  ["no-restricted-imports", "packages/kit/src/up.ts", 'export * from "@treadclub/texts";'],
  ["no-restricted-imports", "packages/capture/src/framework.ts", 'export * from "react";'],
  ["no-restricted-imports", "packages/sdk/src/foreign.ts", 'export * from "@treadclub/rules";'],
  ["no-restricted-imports", "packages/sdk/playground/foreign.ts", 'export * from "@treadclub/kit";'],
  ["no-restricted-imports", "packages/measurement/src/up.ts", 'export * from "@treadclub/server";'],
  ["no-restricted-imports", "packages/scanner/src/up.ts", 'export * from "@treadclub/web";'],
  ["no-restricted-imports", "packages/server/src/adapters/mail/up.ts", 'export * from "#modules/members";'],
  ["no-restricted-imports", "packages/server/src/modules/clubs/http.ts", 'export * from "fastify";'],
  ["no-restricted-imports", "packages/server/src/modules/clubs/window.ts", 'export * from "../members/rows.ts";'],
  ["no-restricted-imports", "packages/web/src/kit/up.ts", 'export * from "#ui/Button.tsx";'],
  ["no-restricted-imports", "packages/web/src/entities/tyre/aside.ts", 'export * from "#entities/vehicle/card.ts";'],
  ["no-restricted-imports", "packages/web/src/features/redeem/aside.ts", 'export * from "#features/book/panel.ts";'],
  [
    "rules-of-hooks",
    "packages/web/src/ui/Hooked.tsx",
    'import { useState } from "react";\nexport function Hooked({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}',
  ],
  ["alt-text", "packages/web/src/ui/Pictured.tsx", 'export const Pictured = () => <img src="a.png" />;'],
];

const fine: [path: string, code: string][] = [
  ["packages/kit/src/fine.ts", "export type Fine = string;\nexport const fine = [1] as const;"],
  ["packages/kit/src/ring-two.ts", 'import { a } from "./ring.ts";\nexport const ring = () => a;'],
  ["packages/kit/src/cast.ts", "export const cast = (value: unknown): string => value as string;"],
  ["packages/sdk/playground/fine.ts", 'export * from "node:http";\nexport * from "./fine-too.ts";'],
  ["packages/sdk/playground/fine-too.ts", "export const fine = 1;"],
  ["packages/kit/vite.config.ts", "export default process.env.HOME;"],
  ["packages/server/src/config.ts", "export const home = process.env.HOME;"],
  [
    "packages/server/src/modules/clubs/redeem.ts",
    'export * from "#modules/members";\nexport type * from "#adapters/mail/port";',
  ],
  ["packages/web/src/features/redeem/RedeemPanel.tsx", 'export * from "#entities/voucher/card.ts";'],
];

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), "lint-"));
  copyFileSync(join(project, ".oxlintrc.json"), join(top, ".oxlintrc.json"));
  symlinkSync(join(project, "node_modules"), join(top, "node_modules"));
  write(
    "tsconfig.json",
    '{ "compilerOptions": { "strict": true, "module": "esnext", "allowImportingTsExtensions": true, "noEmit": true, "jsx": "react-jsx" } }',
  );
  for (const [path, code] of fine) write(path, `${code}\n`);
  for (const [, path, code] of faults) write(path, `${code}\n`);
  const program = join(project, "node_modules/.bin/oxlint");
  found = spawnSync(program, ["--type-aware", "-f", "unix"], { cwd: top, encoding: "utf8" }).stdout;
});

afterAll(() => rmSync(top, { recursive: true }));

it.each(faults)("%s is found in %s", (rule, path) => {
  expect(linesAbout(path).join("\n")).toMatch(new RegExp(`\\(${rule}\\)`));
});

it.each(fine.filter(([path]) => !path.includes("ring")))("nothing is found in %s", (path) => {
  expect(linesAbout(path)).toEqual([]);
});

function linesAbout(path: string): string[] {
  return found.split("\n").filter((line) => line.startsWith(`${path}:`));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}
