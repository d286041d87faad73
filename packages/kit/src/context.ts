import type { Actor, DetailsOf, EntityRef, ErrorCode, globalErrors, NumberedEntity } from "@treadclub/contract";
import type { AppError, ErrorExtra } from "./errors.ts";
import type { ReadDb, WriteDb } from "./db/open.ts";
import type { JobName, JobTypes } from "./jobs/names.ts";
import type { Log } from "./log.ts";

export type GlobalError = (typeof globalErrors)[number];

/** Makes the error to throw: `throw ctx.fail("NOT_FOUND")`. Only codes that the call declares compile, and only details of the code. */
export type Fail<C extends ErrorCode> = <Code extends C | GlobalError>(
  code: Code,
  extra?: ErrorExtra<DetailsOf<Code>>,
) => AppError;

/** The languages in which we answer. */
export type Language = "en" | "cn" | "uk";

/** What a reading operation works with. C: the errors that its call declares. */
export interface ReadCtx<C extends ErrorCode = never> {
  readonly db: ReadDb;
  readonly actor: Actor;
  readonly now: Date;
  readonly log: Log;
  readonly fail: Fail<C>;
  readonly requestId: string;
  /** The language in which a caller reads; none where nobody asks. */
  readonly language?: Language;
}

/** A message, written in the transaction of its cause and sent afterwards by a job. */
export interface Message {
  readonly channel: "email" | "sms" | "push";
  readonly to: string;
  readonly userId?: number;
  /** Name of the template; the words are chosen when it is written. */
  readonly subject: string;
  readonly text: string;
  /** What the text is made of, for a channel that shows more than text. */
  readonly content?: object;
  /** Sent at most once for the same key. */
  readonly onceKey?: string;
}

/** A live event for open screens, sent when the transaction commits. */
export interface LiveChange {
  readonly to: LiveAudience;
  readonly topic: NumberedEntity;
  readonly id: number | null;
}

/** Who is shown a change: users by id, everybody at companies, everybody who administrates. */
export interface LiveAudience {
  readonly userIds?: readonly number[];
  readonly memberIds?: readonly number[];
  readonly admins?: true;
}

/**
 * What a writing operation works with; `db` is the transaction. Audit, outbox and what is deferred are collected and
 * written by one statement with the commit.
 */
export interface WriteCtx<C extends ErrorCode = never> extends ReadCtx<C> {
  readonly db: WriteDb;
  readonly audit: (action: string, subject: EntityRef, diff?: Readonly<Record<string, unknown>>) => void;
  readonly outbox: {
    send(message: Message): void;
    live(change: LiveChange): void;
    /** Work for a job, begun once the transaction has committed, or later; `data` holds ids, never personal data. */
    job<N extends JobName>(name: N, data: JobTypes[N], options?: { readonly startAfter?: Date }): void;
    /** Lets the workers of a queue look at once, for jobs that the unit of work makes itself. */
    wake(name: JobName): void;
  };
}

/** For calls that ask an outside service first: nothing is written until `write` is called. */
export interface OutsideCtx<C extends ErrorCode = never> extends ReadCtx<C> {
  readonly write: <T>(run: (ctx: WriteCtx<C>) => Promise<T>) => Promise<T>;
}
