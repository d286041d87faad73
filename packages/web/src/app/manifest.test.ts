import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const web = join(import.meta.dirname, "../..");
const read = (path: string): Buffer => readFileSync(join(web, path));
const manifest: Manifest = JSON.parse(read("public/manifest.webmanifest").toString());

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

it("is linked, and starts where the worker answers", () => {
  expect(read("index.html").toString()).toContain('rel="manifest" href="/app/manifest.webmanifest"');
  expect([manifest.start_url, manifest.scope, manifest.display]).toEqual(["/app/", "/app", "standalone"]);
});

it("has the colours of the house", () => {
  const tokens = read("src/styles/tokens.css").toString();
  expect(tokens).toContain(`--accent: ${manifest.theme_color};`);
  expect(tokens).toContain(`--paper: light-dark(${manifest.background_color}, `);
});

it("names icons that are there, in the sizes that phones ask for", () => {
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of pictures) {
    const header = read(src.replace("/app/", "public/"));
    expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(pictures.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
});
