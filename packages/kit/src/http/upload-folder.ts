import { createWriteStream } from "node:fs";
import { open, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileStore as TusStore } from "@tus/file-store";
import { ERRORS } from "@tus/server";
import { isDiskFull } from "./answer-errors.ts";

/** The folder of the upload server, which says when the disk is full. What has been written by then counts. */
export class UploadFolder extends TusStore {
  override async write(sent: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.pathOf(id), { flags: "r+", start: offset });
    try {
      await pipeline(sent, file);
    } catch (error) {
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + file.bytesWritten;
  }

  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /**
   * Takes the original away, which may say where it was taken. Its length stays, as a hole that needs no space:
   * a phone that lost the last answer still learns that all has arrived, at any moment. What a crash leaves is swept.
   */
  async blank(id: string): Promise<void> {
    const { size } = await stat(this.pathOf(id));
    const hole = `${this.pathOf(id)}-blank`;
    const file = await open(hole, "w");
    try {
      await file.truncate(size);
    } finally {
      await file.close();
    }
    await rename(hole, this.pathOf(id));
  }
}
