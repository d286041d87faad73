const plainPath = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Whether a path names a file without any doubt: no dot begins a name, nothing is encoded or empty, so it cannot lead out of its folder. */
export const isPlainPath = (path: string): boolean => plainPath.test(path);
