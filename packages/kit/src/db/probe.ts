import type { Socket } from "node:net";
import pg from "pg";
import { isAnswer } from "./away.ts";

export type Found =
  | { readonly isThere: true }
  /** `isSilent`: nothing refused the connection, and nothing answered. */
  | { readonly isThere: false; readonly isSilent: boolean; readonly reason: string };

const answerMs = 2_000;

/** Looks once, over a connection of its own, whether a database answers and may be written to. */
export async function probe(url: string, openSocket: () => Socket): Promise<Found> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "treadclub probe",
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    stream: openSocket,
  });
  // What is lost is told by the statement.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
    return rows[0]?.standby === true ? away("a standby that has not taken over yet") : { isThere: true };
  } catch (error) {
    if (isAnswer(error)) return { isThere: true };
    return away(reasonOf(error), isSilence(error));
  } finally {
    client.end().catch(() => undefined);
  }
}

const away = (reason: string, isSilent = false): Found => ({ isThere: false, isSilent, reason });

const isSilence = (error: unknown): boolean =>
  error instanceof Error &&
  (["timeout expired", "Query read timeout"].includes(error.message) ||
    ("code" in error && error.code === "ETIMEDOUT"));

/** An address with several ways fails with one error for each of them. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
