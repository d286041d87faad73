import type { Catalog, ParsedOf, ReplyOf, UserActor } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { eq, sql } from "drizzle-orm";
import { notificationChoices } from "./table.ts";
import { channels, topicsOf } from "./topics.ts";

type Choices = ReplyOf<Catalog["getNotificationChoices"]>;
type Input = ParsedOf<Catalog["setNotificationChoices"]>["body"]["list"];

/** Which messages the signed-in user wants: every topic of their roles by every channel. */
export async function ownChoices(ctx: ReadCtx): Promise<Choices> {
  const user = actorOf(ctx);
  const made = await ctx.db.select().from(notificationChoices).where(eq(notificationChoices.userId, user.userId));
  const list: Choices["list"] = [];
  for (const [topic, isOn] of topicsOf(user.roles, user.position === "owner"))
    for (const channel of channels) {
      const chosen = made.find((row) => row.topic === topic && row.channel === channel);
      list.push({ topic, channel, on: chosen?.isOn ?? (channel === "email" && isOn) });
    }
  return { list };
}

/** Sets what is named; the rest stays. Errors: VALIDATION_FAILED for a topic that is not the user's. */
export async function setChoices(ctx: WriteCtx, inputs: Input): Promise<Choices> {
  const user = actorOf(ctx);
  const known = topicsOf(user.roles, user.position === "owner");
  if (inputs.some(({ topic }) => !known.has(topic)))
    throw ctx.fail("VALIDATION_FAILED", { fields: { list: "choice" } });
  const last = new Map(inputs.map((input) => [`${input.topic} ${input.channel}`, input]));
  await ctx.db
    .insert(notificationChoices)
    .values(
      [...last.values()].map(({ topic, channel, on }) => ({
        userId: user.userId,
        topic,
        channel,
        isOn: on,
        changedAt: ctx.now,
      })),
    )
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.topic, notificationChoices.channel],
      set: { isOn: sql`excluded.is_on`, changedAt: sql`excluded.changed_at` },
    });
  ctx.audit("choose messages", { entity: "user", id: user.userId }, { list: inputs });
  return ownChoices(ctx);
}

function actorOf(ctx: Pick<ReadCtx, "actor" | "fail">): UserActor {
  if (ctx.actor.kind !== "user") throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  return ctx.actor;
}
