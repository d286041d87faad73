import type { ComplaintRow } from "./queries.ts";

/** Nobody has acknowledged it, and its day is over. */
export const isOverdue = (complaint: Pick<ComplaintRow, "state" | "acknowledge_by">, nowMs: number): boolean =>
  complaint.state === "received" && new Date(complaint.acknowledge_by).getTime() < nowMs;
