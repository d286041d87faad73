import type { KeyListBody, KeyRowView, KeyView } from "@treadclub/contract/measurement/management";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant, isoInstantOrNull, nestedList, wholeNumber } from "@treadclub/kit/db/decode";
import { listPage, type ListReply } from "@treadclub/kit/db/list";
import { choose, searchIn, whenEqual } from "@treadclub/kit/db/list-conditions";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql, type SQLWrapper } from "drizzle-orm";
import { dayOf, monthOf } from "#measurement/keys/allowance";
import { keyDays, keys, keyUsage, sessions } from "#measurement/table";
import { webhookMessages } from "#measurement/webhooks/table";
import { isHeldBy, type KeptKeys, type KeyManager } from "./access.ts";

const shownDays = 30;
const mostFailed = 100;

/** Fields of a row; `month`: the calendar month whose measurements are counted. */
const rowFields = (month: SQLWrapper) => ({
  id: keys.id,
  name: keys.name,
  holder: keys.holder,
  prefix: keys.prefix,
  engine: keys.engine,
  scopes: keys.scopes,
  origins: keys.origins,
  allowance: keys.allowance,
  used: wholeNumber(
    sql`coalesce((select u.used from ${keyUsage} u where u.key_id = ${keys.id} and u.month = ${month}::text), 0)`,
  ),
  created_at: isoInstant(keys.createdAt),
  revoked_at: isoInstant(keys.revokedAt),
  last_session_at: isoInstantOrNull(
    sql`(select s.created_at from ${sessions} s where s.key_id = ${keys.id} order by s.id desc limit 1)`,
  ),
  webhookUrl: keys.webhookUrl,
  is_suspended: sql<boolean>`${keys.suspendedAt} is not null`,
  failed_messages: wholeNumber(
    sql`(select count(*) from (select 1 from ${webhookMessages} w where w.key_id = ${keys.id} and w.state = 'failed' limit ${sql.raw(String(mostFailed))}) failed)`,
  ),
});

interface Asked {
  readonly who: KeyManager;
  readonly kept: KeptKeys;
  readonly month: string;
}

interface Row extends Omit<KeyRowView, "kind" | "has_webhook" | "is_kept"> {
  readonly webhookUrl: string | null;
}

const rowOf = ({ webhookUrl, ...row }: Row, kept: KeptKeys): KeyRowView => ({
  ...row,
  kind: row.engine === "sandbox" ? "sandbox" : "live",
  has_webhook: webhookUrl !== null,
  is_kept: kept.has(row),
});

const page = listPage<KeyListBody, Asked>()(
  (p) => ({
    from: keys,
    fields: rowFields(p.month),
    where: [
      whenEqual(keys.holder, ({ who }) => who.holder),
      choose(
        ({ body }) => body.filters?.state ?? "any",
        (state) =>
          state === "any" ? sql`true` : sql`(${keys.revokedAt} is null) = ${sql.raw(String(state === "active"))}`,
      ),
      choose(
        ({ body }) => body.filters?.kind ?? "any",
        (kind) =>
          kind === "any" ? sql`true` : sql`(${keys.engine} = 'sandbox') = ${sql.raw(String(kind === "sandbox"))}`,
      ),
      searchIn(keys.name, keys.prefix),
    ],
    sort: { by: { name: keys.name, created_at: keys.createdAt }, usual: "-created_at" },
  }),
  (row, { kept }) => rowOf(row, kept),
);

/** The keys that somebody sees, newest first; one statement. */
export function listKeys(
  ctx: ReadCtx,
  { who, kept, body }: Pick<Asked, "who" | "kept"> & { readonly body: KeyListBody },
): Promise<ListReply<KeyRowView>> {
  return page({ ctx, body, who, kept, month: monthOf(ctx.now) });
}

const one = defineStatement<{ id: number; holder: string | null; month: string; from: string }>()((p) => ({
  fields: {
    ...rowFields(p.month),
    confirm: keys.confirm,
    secretBeforeUntil: isoInstantOrNull(sql`${keys.secretBeforeUntil}`),
    webhookSecretBeforeUntil: isoInstantOrNull(sql`${keys.webhookSecretBeforeUntil}`),
    version: keys.version,
    days: nestedList(
      { day: keyDays.day, used: keyDays.used },
      sql`from ${keyDays} where ${keyDays.keyId} = ${keys.id} and ${keyDays.day} >= ${p.from}::date`,
    ),
  },
  text: (columns) => sql`select ${columns} from ${keys} where ${keys.id} = ${p.id} and ${isHeldBy(p.holder)}`,
}));

/** A key with its usage; one statement. Errors: NOT_FOUND. */
export async function keyViewFor(
  ctx: Pick<ReadCtx<"NOT_FOUND">, "db" | "now" | "fail">,
  { who, kept, id }: Pick<Asked, "who" | "kept"> & { readonly id: number },
): Promise<KeyView> {
  const days = lastDays(ctx.now);
  const month = monthOf(ctx.now);
  const row = await one.first(ctx.db, { id, holder: who.holder, month, from: days[0] ?? "" });
  if (row === null) throw ctx.fail("NOT_FOUND");
  const { secretBeforeUntil, webhookSecretBeforeUntil, confirm, version, days: used, ...rest } = row;
  const isAhead = (until: string | null): string | null =>
    until !== null && until > ctx.now.toISOString() ? until : null;
  return {
    ...rowOf(rest, kept),
    confirm,
    version,
    old_secret_until: row.revoked_at === null ? isAhead(secretBeforeUntil) : null,
    webhook:
      rest.webhookUrl === null ? null : { url: rest.webhookUrl, old_secret_until: isAhead(webhookSecretBeforeUntil) },
    month,
    days: days.map((day) => ({ day, used: used.find((one) => one.day === day)?.used ?? 0 })),
  };
}

function lastDays(now: Date): string[] {
  const dayMs = 24 * 3_600_000;
  return Array.from({ length: shownDays }, (_, n) => dayOf(new Date(now.getTime() - (shownDays - 1 - n) * dayMs)));
}
