import { AppError } from "../errors.ts";

const plainPath = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Whether a path names a file without any doubt: no dot begins a name, nothing is encoded or empty, so it cannot lead out of its folder. */
export const isPlainPath = (path: string): boolean => plainPath.test(path);

/** Throws NOT_FOUND where what follows a prefix is no plain path: the library that serves files answers those with errors of its own. */
export function requirePlainPath(url: string, prefix: string): void {
  const path = url.replace(/\?.*$/s, "").slice(prefix.length);
  if (path !== "" && !isPlainPath(path)) throw new AppError("NOT_FOUND");
}
