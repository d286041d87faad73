import type { EndpointShape, ErrorCode, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { RawAnswer } from "@treadclub/contract/endpoint";
import type { OutsideCtx, ReadCtx, WriteCtx } from "../context.ts";
import type { Io, RawIo } from "./io.ts";

type Declared<E extends EndpointShape> = E["errors"][number] & ErrorCode;
type CtxOf<E extends EndpointShape> = E["effect"] extends "read"
  ? ReadCtx<Declared<E>>
  : E["effect"] extends "write"
    ? WriteCtx<Declared<E>>
    : OutsideCtx<Declared<E>>;

export type Handler<E extends EndpointShape> = E extends { readonly raw: RawAnswer }
  ? (ctx: CtxOf<E>, input: ParsedOf<E>, io: RawIo) => Promise<void>
  : (ctx: CtxOf<E>, input: ParsedOf<E>, io: Io) => Promise<ReplyOf<E>>;

/** One handler for each call of a catalogue: a missing, extra or misspelt one does not compile. */
export type Handlers<C extends Readonly<Record<string, EndpointShape>>> = { readonly [N in keyof C]: Handler<C[N]> };

/** What the mount sees of any handler. */
export type AnyHandler = (ctx: never, input: never, io: RawIo) => Promise<unknown>;
