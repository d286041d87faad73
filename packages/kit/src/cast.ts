import type { OutsideCtx, ReadCtx, WriteCtx } from "./context.ts";
import type { AnyHandler } from "./http/handlers.ts";
import type { RawIo } from "./http/io.ts";
import type { Parts } from "./http/parse.ts";

/** The one place where kit asserts what the compiler cannot see. The type of a catalogue's handlers has said that each fits its entry. */
export const isHandler = (value: unknown): value is AnyHandler => typeof value === "function";

/** Calls a handler with the context of its entry's effect and the parts that its entry's schemas have parsed. */
export const callHandler = (
  handler: AnyHandler,
  ctx: ReadCtx | WriteCtx | OutsideCtx,
  input: Parts,
  io: RawIo,
): Promise<unknown> => handler(ctx as never, input as never, io);
