import type { Actor, Catalog, ReplyOf } from "@treadclub/contract";
import type { KeyRowView, KeyView } from "@treadclub/contract/measurement/management";
import type { ReadDb } from "@treadclub/kit/db/open";
import { memberNames } from "#modules/members";
import { mayChange, memberIdOf } from "./policy.ts";

export type IntegratorKey = ReplyOf<Catalog["getIntegratorKey"]>;
export type IntegratorKeyRow = ReplyOf<Catalog["getIntegratorKeys"]>["list"][number];

/** Rows with the companies whose keys they are; one statement. */
export async function rowsWithMembers(db: ReadDb, rows: readonly KeyRowView[]): Promise<IntegratorKeyRow[]> {
  const names = await memberNames(
    db,
    rows.map(({ holder }) => memberIdOf(holder)),
  );
  return rows.map(({ holder, ...row }) => ({ ...row, member: memberIn(names, holder) }));
}

/** A key as an actor sees it; one statement. */
export async function keyFor(db: ReadDb, actor: Actor, { holder, ...key }: KeyView): Promise<IntegratorKey> {
  const names = await memberNames(db, [memberIdOf(holder)]);
  const isActive = key.revoked_at === null;
  return {
    ...key,
    member: memberIn(names, holder),
    can: { change: isActive && !key.is_kept && mayChange(actor), test: isActive && key.webhook !== null },
  };
}

function memberIn(names: ReadonlyMap<number, string>, holder: string | null): IntegratorKeyRow["member"] {
  const id = memberIdOf(holder);
  return id === null ? null : { id, company_name: names.get(id) ?? "" };
}
