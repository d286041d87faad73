import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileStore as TusStore } from "@tus/file-store";
import { ERRORS } from "@tus/server";
import { isDiskFull } from "./answer-errors.ts";

/** The folder of the upload server, which says when the disk is full. What has been written by then counts. */
export class UploadFolder extends TusStore {
  override async write(sent: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: "r+", start: offset });
    try {
      await pipeline(sent, file);
    } catch (error) {
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + file.bytesWritten;
  }
}
