import { pino, type Logger } from "pino";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** Structured logs as JSON lines. Callers log ids and call names, never names, addresses, plates or tokens. */
export function openLog(options: { level: string; write?: (line: string) => void }): Logger {
  const settings = { level: options.level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return options.write ? pino(settings, { write: options.write }) : pino(settings);
}
