import type { WriteCtx } from "@treadclub/kit/context";
import type { SQL, SQLWrapper } from "drizzle-orm";

/** What happens in higher modules when companies are accepted or disabled; handed down where the modules are composed. */
export interface MemberHooks {
  readonly onAccepted: readonly ((ctx: WriteCtx, memberIds: readonly number[]) => Promise<void>)[];
  readonly onDisabled: readonly ((ctx: WriteCtx, memberId: number) => Promise<void>)[];
}

/** Figures of a company that higher modules know, as fields of statements that select from `members`. */
export interface MemberFigures {
  readonly record: {
    readonly consumers: SQL<number>;
    readonly open_quotes: SQL<number>;
    readonly new_bookings: SQL<number>;
    readonly clubs: SQL<number>;
  };
  /** `today`: when the day of London began. */
  readonly waiting: (today: SQLWrapper) => {
    readonly quotes: SQL<number>;
    readonly bookings: SQL<number>;
    readonly scans: SQL<number>;
    readonly vouchers_used_today: SQL<number>;
  };
}
