import { readdirSync } from "node:fs";

/** How many descriptors a process has open; null where the system does not tell. */
export function descriptorsOf(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}
