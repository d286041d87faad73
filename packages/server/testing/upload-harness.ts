import { stat } from "node:fs/promises";
import { uploads } from "@treadclub/kit/tables";
import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { noisePicture } from "./noise-picture.ts";
import { openTus } from "./tus.ts";
import { openTestApp } from "./test-app.ts";

/** A test app on a real socket, where Anna has a photo with metadata to send. */
export async function openUploadHarness() {
  const testApp = await openTestApp();
  const base = await testApp.app.http.listen({ port: 0, host: "127.0.0.1" });
  const anna = await testApp.make.consumer();
  const tus = openTus(base, anna.token);
  const photo = await noisePicture(900, 700)
    .withExif({ IFD0: { Artist: "Anna" } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const idOf = (path: string): string => path.split("/").at(-1) ?? "";
  const fileOf = (path: string): string => `${testApp.dataDir}/uploads/${idOf(path)}`;
  return {
    testApp,
    base,
    anna,
    tus,
    photo,
    idOf,
    fileOf,
    rowOf: async (id: string) => (await testApp.db.read.select().from(uploads).where(eq(uploads.id, id)))[0],
    /** Sends the first bytes of a photo and waits until they lie in the folder; the connection stays open. */
    async sendSome(path: string, bytes: number) {
      const sent = await tus.patchSome(path, 0, photo.length, photo.subarray(0, bytes));
      await vi.waitFor(async () => expect((await stat(fileOf(path))).size).toBe(bytes));
      return sent;
    },
    offsetOf: async (path: string): Promise<number> => Number((await tus.head(path)).headers["upload-offset"]),
  };
}
