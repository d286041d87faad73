import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";

/** What happens in higher modules when companies are accepted or disabled; handed down where the modules are composed. */
export interface MemberHooks {
  readonly onAccepted: readonly ((ctx: WriteCtx, memberIds: readonly number[]) => Promise<void>)[];
  readonly onDisabled: readonly ((ctx: WriteCtx, memberId: number) => Promise<void>)[];
}

/** Figures of a company that higher modules know, each set in one query. */
export interface MemberFigures {
  readonly record: (
    db: ReadDb,
    memberId: number,
  ) => Promise<{ consumers: number; open_quotes: number; new_bookings: number; clubs: number }>;
  readonly waiting: (
    db: ReadDb,
    memberId: number,
    now: Date,
  ) => Promise<{ quotes: number; bookings: number; vouchers_used_today: number }>;
}
