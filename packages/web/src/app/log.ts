/** Logs to the browser's console. */
export function log(line: string): void {
  // oxlint-disable-next-line eslint/no-console -- the product logs a change of build here
  console.info(line);
}
