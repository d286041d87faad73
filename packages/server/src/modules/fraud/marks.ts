import { createHmac } from "node:crypto";
import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { mailboxOf, phoneKey, type SignalMatch, type WelcomeSignal } from "@treadclub/rules";
import { vehicleRequests, vehicles } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import type { Newcomer } from "./newcomers.ts";
import { welcomeMarks } from "./table.ts";

interface Mark {
  readonly kind: WelcomeSignal;
  readonly hash: string;
  readonly consumerId: number;
  /** Of a car. */
  readonly plate: string;
}

/** Returns what newcomers are known by; nothing of it can be read out of the hashes. */
export function marksOf({ key, consumerId, email, phone, browsers, plate }: Newcomer): Mark[] {
  const hashOf = (kind: WelcomeSignal, text: string): string =>
    createHmac("sha256", key).update(`${kind} ${text}`).digest("base64url");
  const marked = (kind: WelcomeSignal, text: string | null): Mark[] =>
    text === null ? [] : [{ kind, hash: hashOf(kind, text), consumerId, plate }];
  return [
    ...marked("email", mailboxOf(email)),
    ...marked("phone", phoneKey(phone)),
    ...marked("car", plate || null),
    ...browsers.flatMap((browser) => marked("device", browser)),
  ];
}

/** Accounts with a mark in common wait for each other; locks are taken in one order. */
const lockMarks = defineStatement<{ hashes: readonly string[] }>()((p) => ({
  fields: { locked: wholeNumber(sql`count(*)`) },
  text: (columns) => sql`select ${columns} from (
    select pg_advisory_xact_lock(hashtextextended(hash, 34)) from unnest(${p.hashes}::text[]) as hash) locks`,
}));

const compared = defineStatement<{ marks: string; now: Date }>()((p) => ({
  fields: {
    kind: sql<WelcomeSignal>`mine.kind`,
    hash: sql<string>`mine.hash`,
    consumerId: wholeNumber(sql`mine."consumerId"`),
    otherId: wholeNumber(sql`m.consumer_id`),
    explained: sql<boolean>`(mine.kind = 'car' and exists (
      select 1 from ${vehicleRequests} r join ${vehicles} v on v.id = r.vehicle_id
      where v.number = mine.plate and r.state in ('handed_over', 'shared')
        and ((r.asker_id = mine."consumerId" and r.holder_id = m.consumer_id) or (r.asker_id = m.consumer_id and r.holder_id = mine."consumerId"))))`,
  },
  text: (columns) => sql`with mine as (
      select * from jsonb_to_recordset(${p.marks}::jsonb) as mine (kind text, hash text, "consumerId" bigint, plate text)
    ), made as (
      insert into ${welcomeMarks} (kind, hash, consumer_id, marked_at)
      select distinct kind, hash, "consumerId", ${p.now}::timestamptz from mine on conflict do nothing
    ) select ${columns} from mine join ${welcomeMarks} m on m.kind = mine.kind and m.hash = mine.hash order by m.consumer_id, mine.kind`,
}));

/** What other accounts have in common with one; `isKnown`: it was compared before. */
interface Comparison {
  readonly isKnown: boolean;
  readonly matches: readonly SignalMatch[];
}

/** Marks newcomers and returns what each has in common with those before, in this go as well. */
export async function compareMarks(
  ctx: WriteCtx,
  newcomers: readonly Newcomer[],
): Promise<ReadonlyMap<number, Comparison>> {
  const marks = newcomers.flatMap(marksOf);
  await lockMarks.all(ctx.db, { hashes: [...new Set(marks.map(({ hash }) => hash))].toSorted() });
  const found = await compared.all(ctx.db, { marks: JSON.stringify(marks), now: ctx.now });
  const order = newcomers.map(({ consumerId }) => consumerId);
  return new Map(
    newcomers.map(({ consumerId }, at) => {
      const own = found.filter((row) => row.consumerId === consumerId);
      const before = own
        .filter(({ otherId }) => otherId !== consumerId)
        .map(({ kind, otherId, explained }) => ({ kind, consumerId: otherId, explained }));
      const beside = marks
        .filter((mark) => order.indexOf(mark.consumerId) < at)
        .filter((mark) => marks.some((mine) => mine.consumerId === consumerId && mine.hash === mark.hash))
        .map(({ kind, consumerId: otherId }) => ({ kind, consumerId: otherId, explained: false }));
      return [
        consumerId,
        { isKnown: own.some(({ otherId }) => otherId === consumerId), matches: once([...before, ...beside]) },
      ];
    }),
  );
}

/** An account that was seen on several browsers of another one matches once. */
const once = (matches: readonly SignalMatch[]): SignalMatch[] => [
  ...new Map(matches.map((match) => [`${match.kind} ${match.consumerId}`, match])).values(),
];
