import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openFolderStore } from "./store.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "file-store-"));
});
afterAll(() => rm(root, { recursive: true }));

it("keeps bytes by key until they are removed", async () => {
  const store = openFolderStore(root);
  await store.put("photos/ab/cd-1", Buffer.from("one"));
  await store.put("photos/ab/cd-1", Buffer.from("two"));
  expect((await store.get("photos/ab/cd-1"))?.toString()).toBe("two");
  expect(await readdir(join(root, "photos/ab"))).toEqual(["cd-1"]);
  await store.remove("photos/ab/cd-1");
  await store.remove("photos/ab/cd-1");
  expect(await store.get("photos/ab/cd-1")).toBeNull();
});

it("leaves its folder under no key", async () => {
  const store = openFolderStore(root);
  for (const key of ["../out", "a/../../out", "", "a\0b"])
    await expect(store.put(key, Buffer.from(""))).rejects.toThrow();
});
