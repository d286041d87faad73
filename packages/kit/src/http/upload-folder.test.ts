import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { UploadFolder } from "./upload-folder.ts";

const bytes = Buffer.alloc(50_000, 7);
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "treadclub-uploads-"));
});
afterAll(() => rm(directory, { recursive: true }));

it("takes an original away without ever answering another length", async () => {
  const folder = new UploadFolder({ directory });
  const lengths = new Set<number>();
  for (let round = 0; round < 50; round += 1) {
    await writeFile(folder.pathOf("photo"), bytes);
    let isBlank = false;
    const looking = async (): Promise<void> => {
      while (!isBlank) lengths.add((await stat(folder.pathOf("photo"))).size);
    };
    await Promise.all([looking(), looking(), folder.blank("photo").finally(() => (isBlank = true))]);
  }
  expect([...lengths]).toEqual([bytes.length]);
  expect(await readFile(folder.pathOf("photo"))).toEqual(Buffer.alloc(bytes.length));
  expect(await readdir(directory)).toEqual(["photo"]);
});
