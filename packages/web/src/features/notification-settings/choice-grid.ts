import type { Catalog, ReplyOf } from "@treadclub/contract";

export type Choice = ReplyOf<Catalog["getNotificationChoices"]>["list"][number];
export type Topic = Choice["topic"];
export type Channel = Choice["channel"];

export interface ChoiceRow {
  readonly topic: Topic;
  readonly cells: readonly Choice[];
}

const order: readonly Channel[] = ["email", "sms", "push"];

/** The choices that change what is sent: nothing goes out by text message or push yet, so those are not offered. */
export const sentChoices = (list: readonly Choice[]): readonly Choice[] =>
  list.filter(({ channel }) => channel === "email");

export const keyOf = ({ topic, channel }: Pick<Choice, "topic" | "channel">): string => `${topic} ${channel}`;

/** The choices by topic, as the server orders them; `pending` are those being saved. */
export function gridOf(
  list: readonly Choice[],
  pending: ReadonlyMap<string, boolean>,
): { readonly channels: readonly Channel[]; readonly rows: readonly ChoiceRow[] } {
  const channels = order.filter((channel) => list.some((choice) => choice.channel === channel));
  const rows = [...Map.groupBy(list, (choice) => choice.topic)].map(([topic, choices]) => ({
    topic,
    cells: channels.flatMap((channel) => {
      const cell = choices.find((choice) => choice.channel === channel);
      return cell ? [{ ...cell, on: pending.get(keyOf(cell)) ?? cell.on }] : [];
    }),
  }));
  return { channels, rows };
}
