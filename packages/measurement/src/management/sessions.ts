import type { KeySession } from "@treadclub/contract/measurement/management";
import { qualityReasons } from "@treadclub/contract/measurement/states";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant, isoInstantOrNull, nestedList, wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { stateHistory, uploads } from "@treadclub/kit/tables";
import { sql } from "drizzle-orm";
import { endedStates, measurementMachine } from "#measurement/states";
import { keys, measurementPhotos, measurements, sessions } from "#measurement/table";
import { webhookMessages } from "#measurement/webhooks/table";
import { refusalFields } from "./refusals.ts";
import { keyRefusals } from "./table.ts";
import { isHeldBy, type KeyManager } from "./access.ts";

const shownSessions = 50;

const step = { status: stateHistory.toState, at: isoInstant(stateHistory.at) };

const message = {
  id: webhookMessages.id,
  type: webhookMessages.type,
  state: webhookMessages.state,
  tries: webhookMessages.tries,
  created_at: isoInstant(webhookMessages.createdAt),
  sent_at: isoInstant(webhookMessages.sentAt),
  last_status: webhookMessages.lastStatus,
  last_problem: webhookMessages.lastError,
};

const measurement = {
  id: measurements.id,
  position_code: measurements.positionCode,
  status: measurements.state,
  photos: wholeNumber(
    sql`(select count(*) from ${measurementPhotos} where ${measurementPhotos.measurementId} = ${measurements.id})`,
  ),
  reasons: measurements.reasons,
  steps: nestedList(
    step,
    sql`from ${stateHistory} where ${stateHistory.machine} = ${sql.raw(`'${measurementMachine.name}'`)} and ${stateHistory.thingId} = ${measurements.id}`,
    sql`${stateHistory.id}`,
  ),
  messages: nestedList(
    message,
    sql`from ${webhookMessages} where ${webhookMessages.measurementId} = ${measurements.id}`,
    sql`${webhookMessages.id}`,
  ),
};

const uploadsIn = (states: string) =>
  wholeNumber(
    sql`(select count(*) from ${uploads} where ${uploads.userId} = ${sessions.id} and ${uploads.state} in (${sql.raw(states)}))`,
  );

const session = {
  id: sessions.id,
  reference: sessions.reference,
  workflow: sessions.workflow,
  created_at: isoInstant(sessions.createdAt),
  planned_at: isoInstantOrNull(sql`${sessions.plannedAt}`),
  opened_at: isoInstantOrNull(sql`${sessions.openedAt}`),
  expires_at: isoInstant(sessions.expiresAt),
  ended_at: isoInstantOrNull(sql`${sessions.endedAt}`),
  forgottenAt: sessions.forgottenAt,
  photos_unused: uploadsIn("'receiving', 'ready'"),
  photos_refused: uploadsIn("'refused'"),
  measurements: nestedList(
    measurement,
    sql`from ${measurements} where ${measurements.sessionId} = ${sessions.id}`,
    sql`${measurements.place}`,
  ),
  refused: nestedList(
    refusalFields,
    sql`from ${keyRefusals} where ${keyRefusals.keyId} = ${sessions.keyId} and ${keyRefusals.sessionId} = ${sessions.id}`,
    sql`${keyRefusals.id}`,
  ),
};

const ofKey = defineStatement<{ id: number; holder: string | null }>()((p) => ({
  fields: {
    list: nestedList(
      session,
      sql`from (select * from ${sessions} where ${sessions.keyId} = ${keys.id} order by id desc
        limit ${sql.raw(String(shownSessions))}) as sessions`,
      sql`${sessions.id} desc`,
    ),
  },
  text: (columns) => sql`select ${columns} from ${keys} where ${keys.id} = ${p.id} and ${isHeldBy(p.holder)}`,
}));

/** The last 50 sessions of a key with what happened in each, newest first; one statement. Errors: NOT_FOUND. */
export async function sessionsOf(
  ctx: Pick<ReadCtx<"NOT_FOUND">, "db" | "fail">,
  { who, id }: { readonly who: KeyManager; readonly id: number },
): Promise<KeySession[]> {
  const found = await ofKey.first(ctx.db, { id, holder: who.holder });
  if (found === null) throw ctx.fail("NOT_FOUND");
  return found.list.map(({ forgottenAt, measurements: tyres, ...row }) => ({
    ...row,
    outcome: forgottenAt === null ? outcomeOf(row, tyres) : "forgotten",
    measurements: tyres.map(({ reasons, steps, ...tyre }) => ({
      ...tyre,
      quality_reasons: qualityReasons.filter((reason) => reasons.includes(reason)),
      steps: steps.flatMap(({ status, at }) => statusOf(status, at)),
    })),
  }));
}

function statusOf(text: string, at: string): KeySession["measurements"][number]["steps"] {
  const status = measurementMachine.states.find((one) => one === text);
  return status === undefined ? [] : [{ status, at }];
}

type Tyre = Pick<KeySession["measurements"][number], "status">;

/** What a session has come to, in a word. */
function outcomeOf(
  { opened_at, ended_at, expires_at }: Pick<KeySession, "opened_at" | "ended_at" | "expires_at">,
  tyres: readonly Tyre[],
): KeySession["outcome"] {
  const count = (status: Tyre["status"]): number => tyres.filter((one) => one.status === status).length;
  if (tyres.some(({ status }) => !endedStates.includes(status))) {
    const isWaiting = count("unknown") + count("waiting_for_images") > 0;
    if (!isWaiting) return "reading";
    return opened_at === null ? "not_opened" : "scanning";
  }
  if (count("completed") > 0) return count("completed") === tyres.length ? "completed" : "partly";
  if (count("failed") > 0) return "failed";
  if (opened_at === null) return "not_opened";
  return ended_at !== null && ended_at >= expires_at ? "expired" : "left";
}
