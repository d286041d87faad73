import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { AppError } from "@treadclub/kit/errors";
import { signedInUser } from "#modules/identity";
import type { ScanDeps } from "./deps.ts";

/** Writes what takes uploads; those whose last part arrived as a process died are finished, and it is written once more. */
export async function withUploads<E extends "NOT_FOUND" | "STATE_CONFLICT", T>(
  ctx: OutsideCtx<E>,
  deps: Pick<ScanDeps, "uploads">,
  uploadIds: readonly string[],
  write: (ctx: WriteCtx<E>) => Promise<T>,
): Promise<T> {
  return ctx.write(write).catch(async (error: unknown) => {
    if (!hasUnfinished(error)) throw error;
    await deps.uploads.ensureReady(signedInUser(ctx), uploadIds);
    return ctx.write(write);
  });
}

function hasUnfinished(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== "STATE_CONFLICT") return false;
  const { details } = error;
  return details !== undefined && "uploads" in details && Object.values(details.uploads ?? {}).includes("receiving");
}
