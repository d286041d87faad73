import { appendFileSync, existsSync } from "node:fs";
import { resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../../../.cache/examples");

/** Keeps a call as it was made and answered, for packages/contract/tidy-examples.ts, where a folder for it was made. */
export function recordExample(
  service: "platform" | "measurement",
  name: string,
  request: object,
  reply: unknown,
): void {
  if (!existsSync(folder)) return;
  appendFileSync(`${folder}/${service}.jsonl`, `${JSON.stringify({ name, ...request, reply })}\n`);
}
