import { rename, symlink, unlink } from "node:fs/promises";
import { createServer } from "node:http";
import { openFolderStore, type FileStore } from "@treadclub/kit/files/store";
import { openLocker, releaseChannel } from "@treadclub/kit/http/locker";
import { openUploads } from "@treadclub/kit/http/uploads";
import { openBus } from "@treadclub/kit/live";
import { openLog } from "@treadclub/kit/log";
import { afterAll, describe, expect, it } from "vitest";
import { translate } from "#server/translate";
import { openTus, type TusAnswer } from "#testing/tus";
import { openUploadHarness } from "#testing/upload-harness";

const { testApp, anna, photo, idOf, fileOf, rowOf } = await openUploadHarness();
const { db, clock, dataDir } = testApp;
const log = openLog({ level: "silent" });
const bus = await openBus({ url: testApp.url, db, channels: [releaseChannel], log });
const locker = openLocker({ url: testApp.url, bus });
let full: "ENOSPC" | "EDQUOT" | null = null;
const folder = openFolderStore(`${dataDir}/files`);
const store: FileStore = {
  ...folder,
  put: (key, bytes) =>
    full === null ? folder.put(key, bytes) : Promise.reject(Object.assign(new Error("no space"), { code: full })),
};
const uploads = await openUploads({ db, store, clock, locker, folder: `${dataDir}/uploads`, translate, log });
const server = createServer((request, response) => {
  void uploads.handle({ userId: anna.id, language: undefined }, request, response);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
const tus = openTus(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`, null);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([locker.close(), bus.close()]);
});

const isUnavailable = ({ status, code, headers }: TusAnswer): void => {
  expect({ status, code }).toEqual({ status: 503, code: "SERVICE_UNAVAILABLE" });
  expect(headers["retry-after"]).toBe("2");
};

describe("a full disk", () => {
  it.each(["ENOSPC", "EDQUOT"] as const)("keeps what arrived when the photo cannot be stored (%s)", async (code) => {
    const path = await tus.create(photo.length);
    full = code;
    isUnavailable(await tus.patch(path, 0, photo));
    expect(Number((await tus.head(path)).headers["upload-offset"])).toBe(photo.length);
    full = null;
    await uploads.ensureReady(anna.id, [idOf(path)]);
    expect((await rowOf(idOf(path)))?.state).toBe("ready");
  });

  it.runIf(process.platform === "linux")("answers the same when a part cannot be written", async () => {
    const path = await tus.create(photo.length);
    const file = fileOf(path);
    await rename(file, `${file}.kept`);
    await symlink("/dev/full", file);
    isUnavailable(await tus.patch(path, 0, photo));
    await unlink(file);
    await rename(`${file}.kept`, file);
    expect((await tus.patch(path, 0, photo)).status).toBe(204);
  });
});
