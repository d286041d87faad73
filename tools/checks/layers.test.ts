import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findLayerProblems } from "./layers.ts";

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "layers-"));
  for (const name of ["rules", "texts", "contract", "kit", "capture", "server", "web"]) {
    write(`packages/${name}/package.json`, JSON.stringify(manifests[name] ?? manifests.plain));
    write(`packages/${name}/src/index.ts`, "export const here = 1;");
  }
  write("packages/server/src/modules/members/index.ts", "export const member = 1;");
  write("packages/server/src/modules/members/rows.ts", "export type Row = { id: string };");
  write("packages/server/src/adapters/mail/port.ts", "export type Mail = { send(): void };");
  write(
    "packages/server/src/adapters/mail/smtp.ts",
    'import type { Mail } from "./port.ts"; export const mail: Mail = { send() {} };',
  );
  write("packages/web/src/kit/api.ts", "export const api = 1;");
  write("packages/web/src/entities/vehicle/card.ts", 'import { api } from "#kit/api.ts"; export const card = api;');
});

afterEach(() => rmSync(top, { recursive: true }));

describe("what is allowed", () => {
  it("finds nothing in a project that keeps to its layers", () => {
    write(
      "packages/server/src/modules/vouchers/redeem.ts",
      'import { member } from "#modules/members"; import type { Mail } from "#adapters/mail/port.ts"; import { here } from "@treadclub/kit"; export const all: [typeof member, Mail?] = [member]; export { here };',
    );
    write(
      "packages/server/src/app.ts",
      'import { mail } from "#adapters/mail/smtp.ts"; import fastify from "fastify"; export { mail, fastify };',
    );
    write(
      "packages/web/src/features/redeem/panel.tsx",
      'import { card } from "#entities/vehicle/card.ts"; export const Panel = () => <p>{card}</p>;',
    );
    write(
      "packages/rules/src/plate.test.ts",
      'import { it } from "vitest"; import { here } from "./index.ts"; it("x", () => here);',
    );
    expect(findLayerProblems(top)).toEqual([]);
  });

  it("lets one folder of the web wrap a package, and no other", () => {
    write("packages/web/src/ui/office/Menu.tsx", 'export { Menu } from "@base-ui/react/menu";');
    expect(findLayerProblems(top)).toEqual([]);
    write("packages/web/src/ui/Menu.tsx", 'export { Menu } from "@base-ui/react/menu";');
    expect(findLayerProblems(top)).toEqual([
      expect.stringContaining("only ui/office uses @base-ui/react: take or add a piece there"),
    ]);
  });

  it("lets a test look at what follows above it, through the public API", () => {
    write(
      "packages/server/src/modules/identity/a.test.ts",
      'import "#modules/members"; import "#adapters/mail/smtp.ts";',
    );
    write("packages/web/src/kit/a.test.ts", 'import "#entities/vehicle/card.ts";');
    expect(findLayerProblems(top)).toEqual([]);
    write("packages/server/src/modules/identity/a.test.ts", 'import "../members/rows.ts";');
    expect(findLayerProblems(top)).toHaveLength(1);
  });
});

describe("what is found", () => {
  const cases: [title: string, path: string, code: string, problem: string][] = [
    [
      "a package of ours below all others that uses another",
      "packages/rules/src/a.ts",
      'import "@treadclub/kit";',
      "rules may stand on nothing of ours",
    ],
    [
      "a type alone",
      "packages/contract/src/a.ts",
      'import type { here } from "@treadclub/kit"; export type A = typeof here;',
      "contract may stand on rules",
    ],
    [
      "a type in the middle of a line",
      "packages/contract/src/a.ts",
      'export type A = import("@treadclub/kit").B;',
      "contract may stand on rules",
    ],
    [
      "a late import",
      "packages/kit/src/a.ts",
      'export const late = () => import("@treadclub/server");',
      "kit may stand on contract, rules",
    ],
    [
      "something passed on",
      "packages/kit/src/a.ts",
      'export * from "@treadclub/texts";',
      "kit may stand on contract, rules",
    ],
    ["a foreign package on the ground layer", "packages/texts/src/a.ts", 'import "zod";', "texts uses no package"],
    [
      "a foreign package in the contract",
      "packages/contract/src/a.ts",
      'import "fastify";',
      "contract uses no package but zod",
    ],
    [
      "a way round a package's name",
      "packages/kit/src/a.ts",
      'import "../../rules/src/index.ts";',
      "imported by its name",
    ],
    ["a file that is not there", "packages/kit/src/a.ts", 'import "./nowhere.ts";', "no such file"],
    [
      "a module that looks up",
      "packages/server/src/modules/identity/a.ts",
      'import "#modules/members";',
      "members (layer 2) is above identity (layer 1)",
    ],
    [
      "a module that looks beside itself",
      "packages/server/src/modules/clubs/a.ts",
      'import "../credits/index.ts";',
      "beside clubs",
    ],
    [
      "a module that climbs through a window",
      "packages/server/src/modules/vouchers/a.ts",
      'import type { Row } from "../members/rows.ts"; export type R = Row;',
      "entered through its public API",
    ],
    [
      "a public API spelt as a path",
      "packages/server/src/modules/vouchers/a.ts",
      'import "../members/index.ts";',
      "spell it #modules/members",
    ],
    [
      "a module that knows an adapter",
      "packages/server/src/modules/vouchers/a.ts",
      'import "#adapters/mail/smtp.ts";',
      "port.ts alone",
    ],
    [
      "a module that knows HTTP",
      "packages/server/src/modules/vouchers/a.ts",
      'import "fastify";',
      "HTTP belongs to kit",
    ],
    ["a module that knows the pool", "packages/server/src/modules/vouchers/a.ts", 'import "pg";', "comes in ctx"],
    [
      "a module that looks at the composition",
      "packages/server/src/modules/vouchers/a.ts",
      'import "../../index.ts";',
      "above them",
    ],
    [
      "an adapter that knows a module",
      "packages/server/src/adapters/mail/a.ts",
      'import "#modules/members";',
      "below the modules",
    ],
    [
      "an adapter that knows another",
      "packages/server/src/adapters/sms/a.ts",
      'import "#adapters/mail/port.ts";',
      "do not know each other",
    ],
    [
      "a web folder that looks up",
      "packages/web/src/kit/a.ts",
      'import "#entities/vehicle/card.ts";',
      "entities is not below kit",
    ],
    [
      "a thing that knows another",
      "packages/web/src/entities/tyre/a.ts",
      'import "#entities/vehicle/card.ts";',
      "no sideways in entities",
    ],
    [
      "a thing that reaches another by path",
      "packages/web/src/entities/tyre/a.ts",
      'import "../vehicle/card.ts";',
      "no sideways in entities",
    ],
    [
      "a web folder spelt as a path",
      "packages/web/src/entities/tyre/a.ts",
      'import "../../kit/api.ts";',
      "spell it #kit/",
    ],
    ["a new package", "packages/extras/src/a.ts", "", "packages/extras stands on no layer"],
    [
      "a new module",
      "packages/server/src/modules/extras/a.ts",
      "",
      "packages/server/src/modules/extras stands on no layer",
    ],
    ["a new folder of the web", "packages/web/src/helpers/a.ts", "", "packages/web/src/helpers stands on no layer"],
    ["a new folder beside src", "packages/kit/helpers/a.ts", "", "packages/kit/helpers stands on no layer"],
  ];

  it.each(cases)("%s", (_title, path, code, problem) => {
    write("packages/web/src/entities/vehicle/index.ts", "export const vehicle = 1;");
    write("packages/server/src/modules/credits/index.ts", "export const member = 1;");
    write(path, code);
    const problems = findLayerProblems(top);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    expect(problems[0]).toContain(path.split("/").slice(0, 2).join("/"));
  });

  it("a ring of files, even when one link is a type", () => {
    write("packages/kit/src/a.ts", 'import { b } from "./b.ts"; export const a = b; export type A = 1;');
    write("packages/kit/src/b.ts", 'import type { A } from "./c.ts"; export const b: A = 1;');
    write("packages/kit/src/c.ts", 'export type { A } from "./a.ts";');
    expect(findLayerProblems(top)).toEqual([
      "a cycle: packages/kit/src/a.ts → packages/kit/src/b.ts → packages/kit/src/c.ts → packages/kit/src/a.ts",
    ]);
  });

  it("says in which line", () => {
    write("packages/kit/src/a.ts", '\n\nimport "@treadclub/texts";');
    expect(findLayerProblems(top)[0]).toContain("packages/kit/src/a.ts:3");
  });
});

const plain = { exports: { ".": "./src/index.ts", "./*": "./src/*.ts" } };
const manifests: Record<string, object> = {
  plain,
  server: { ...plain, imports: { "#modules/*": "./src/modules/*/index.ts", "#adapters/*": "./src/adapters/*" } },
  web: {
    ...plain,
    imports: { "#kit/*": "./src/kit/*", "#entities/*": "./src/entities/*", "#features/*": "./src/features/*" },
  },
};

function write(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}
