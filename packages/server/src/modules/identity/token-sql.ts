import type { Placeholders } from "@treadclub/kit/db/statement";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { TokenKind } from "./single-use.ts";
import { singleUseTokens } from "./way-tables.ts";

interface TokenParams {
  /** By `hashToken`. */
  readonly hash: SQLWrapper;
  readonly now: SQLWrapper;
}

/** Whether a token still works, for statements that select from `single_use_tokens`. */
export const tokenWorks = (kind: TokenKind, { hash, now }: TokenParams): SQL =>
  sql`${singleUseTokens.tokenHash} = ${hash} and ${singleUseTokens.kind} = ${kind}
    and ${singleUseTokens.usedAt} is null and ${singleUseTokens.expiresAt} > ${now}`;

/** Uses a token up within a larger statement and returns its `user_id` and `data`; of several at once one gets it. */
export const spendingToken = (kind: TokenKind, p: TokenParams): SQL =>
  sql`update ${singleUseTokens} set used_at = ${p.now} where ${tokenWorks(kind, p)} returning user_id, data`;

/** SQL that deletes the tokens of some kinds of a user, within a larger statement. */
export const deletingTokens = (
  kinds: readonly TokenKind[],
  p: Pick<Placeholders<{ userId: unknown }>, "userId">,
): SQL =>
  sql`delete from ${singleUseTokens} where ${singleUseTokens.userId} = ${p.userId}
    and ${singleUseTokens.kind} = any(${sql.param([...kinds])}::text[])`;
