import type { Catalog, ParsedOf } from "@treadclub/contract";
import { choose, when, whenEqual, whenOneOf, type Condition } from "@treadclub/kit/db/list-conditions";
import { containing } from "@treadclub/kit/db/page";
import { normalisePlate } from "@treadclub/rules";
import { personRef } from "#modules/consumers";
import { users } from "#modules/identity";
import { vehicles } from "#modules/vehicles";
import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { waitingStates } from "./states.ts";
import { scans } from "./table.ts";

interface Asked {
  readonly body: Pick<ParsedOf<Catalog["getScansList"]>["body"], "filters" | "search">;
  readonly memberId: number | null;
}

const isLate = (kind: "late" | "all"): SQL => (kind === "late" ? sql`${scans.lateSince} is not null` : sql`true`);

const isWaiting = (kind: "waiting" | "all"): SQL =>
  kind === "waiting" ? sql`${scans.waitingSince} is not null` : sql`true`;

/** What every list of scans is filtered and searched by. */
export const scanConditions: readonly Condition<Asked>[] = [
  whenOneOf(scans.state, ({ body }) => body.filters?.states),
  whenEqual(scans.vehicleId, ({ body }) => body.filters?.vehicle_id),
  whenOneOf(scans.state, ({ body, memberId }) => (body.filters?.waiting === true ? waitingFor(memberId) : null)),
  // Only these have waited since then: where few do, nobody reads the others in search of a page.
  choose(({ body }) => (body.filters?.waiting === true ? "waiting" : "all"), isWaiting),
  when(
    ({ body, memberId }) => (body.filters?.waiting === false ? waitingFor(memberId) : null),
    (states) => sql`${scans.state} <> all(${states}::text[])`,
  ),
  choose(({ body }) => (body.filters?.late === true ? "late" : "all"), isLate),
  when(
    ({ body }) => searched(body.search),
    (texts) => found(texts),
  ),
];

/** What waits for an administrator may also wait for its member; a member sees what waits for it. */
const waitingFor = (memberId: number | null): readonly string[] =>
  memberId === null ? waitingStates : ["awaiting_member_review"];

const searched = (search: string): (string | null)[] => {
  const plate = normalisePlate(search);
  return search === "" ? [] : [containing(search), plate === "" ? null : containing(plate)];
};

/**
 * By part of a name or of a plate. Arrays, so that either is looked for by its index; their texts are selected, so that a plan
 * for any text looks as cheap as one for this text, and is kept.
 */
const found = (texts: Placeholder): SQL =>
  sql`(${scans.consumerId} = any(array(select ${users.id} from ${users} where ${personRef.name} ilike (select (${texts}::text[])[1])))
    or ${scans.vehicleId} = any(array(select ${vehicles.id} from ${vehicles} where ${vehicles.number} like (select (${texts}::text[])[2]))))`;
