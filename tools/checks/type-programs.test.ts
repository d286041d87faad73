import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const project = join(import.meta.dirname, "../..");
const readJson = (path: string): { include?: string[]; references?: { path: string }[] } =>
  JSON.parse(readFileSync(join(project, path), "utf8"));

it("every package is in a program of types: its own, or that of all that runs in Node", () => {
  const own = readJson("tsconfig.json").references?.map(({ path }) => path) ?? [];
  const inNode = readJson("tsconfig.node.json").include ?? [];
  for (const name of readdirSync(join(project, "packages"))) {
    if (own.includes(`packages/${name}`)) continue;
    const included = readJson(`packages/${name}/tsconfig.json`).include?.map((path) => `packages/${name}/${path}`);
    expect(inNode, name).toEqual(expect.arrayContaining(included ?? []));
  }
});
