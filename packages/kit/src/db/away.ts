import pg from "pg";

/** The database cannot be reached, so nothing was sent to it. The cause is left out where it is known to be away. */
export class DatabaseAwayError extends Error {
  override readonly name = "DatabaseAwayError";
  constructor(cause?: unknown) {
    super("The database cannot be reached", { cause });
  }
}

/** The connection was lost after a commit was sent: it may have happened or not. */
export class CommitUnknownError extends Error {
  override readonly name = "CommitUnknownError";
  constructor(cause: unknown) {
    super("The connection was lost during the commit", { cause });
  }
}

/** Errors of sockets that connections have died of; the same codes come from any other socket, too. */
const lost = new WeakSet<Error>();
export const markLost = (error: Error): void => void lost.add(error);

/** Errors of sessions that are there to write. */
const refused = new WeakSet<Error>();
export const markRefused = (error: Error): void => void refused.add(error);

/** Whether PostgreSQL says that a transaction may only read. */
export const isRefusedWrite = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === "25006";

/** Whether a session that is there to write could not: the database has become a standby, or was set to be read-only. */
export const isWriteRefusal = (error: unknown): boolean => someCause(error, (at) => refused.has(at));

/** 08: lost connections; 57P01 to 57P03 and 57P05: PostgreSQL shuts down, has crashed, starts, or closed an idle session; 53300: it takes no more connections. */
const awayStates = /^(08\w{3}|57P0[1235]|53300)$/;
const neverSent = /^Client (has encountered a connection error|was closed) and is not queryable/;
const terminated = /^Connection terminated/;

/** Whether an error, or what caused it, is that the database cannot be reached, or takes no writes. */
export const isDatabaseAway = (error: unknown): boolean =>
  someCause(error, (at) => at instanceof DatabaseAwayError || refused.has(at) || wasConnectionLost(at));

/** Whether a connection was lost after a statement had been sent over it. */
export const isLostOnTheWay = (error: unknown): boolean =>
  someCause(error, wasConnectionLost) && !someCause(error, (at) => neverSent.test(at.message));

/** Whether PostgreSQL itself gave an answer that shows that it works, such as a wrong password or too many connections. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === "53300" || !awayStates.test(error.code ?? ""));

const wasConnectionLost = (error: Error): boolean =>
  lost.has(error) ||
  (error instanceof pg.DatabaseError && awayStates.test(error.code ?? "")) ||
  terminated.test(error.message) ||
  neverSent.test(error.message);

function someCause(error: unknown, isIt: (at: Error) => boolean): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (isIt(at)) return true;
  return false;
}
