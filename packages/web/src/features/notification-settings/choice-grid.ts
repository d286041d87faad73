import type { Catalog, ReplyOf } from "@treadclub/contract";

export type Choice = ReplyOf<Catalog["getNotificationChoices"]>["list"][number];
export type Topic = Choice["topic"];
export type Channel = Choice["channel"];

export interface ChoiceRow {
  readonly topic: Topic;
  readonly cells: readonly Choice[];
}

const order: readonly Channel[] = ["email", "sms", "push"];

export const keyOf = ({ topic, channel }: Pick<Choice, "topic" | "channel">): string => `${topic} ${channel}`;

/** The choices by topic, as the server orders them; `wished` are those that are on their way to it. */
export function gridOf(
  list: readonly Choice[],
  wished: ReadonlyMap<string, boolean>,
): { readonly channels: readonly Channel[]; readonly rows: readonly ChoiceRow[] } {
  const channels = order.filter((channel) => list.some((choice) => choice.channel === channel));
  const rows = [...Map.groupBy(list, (choice) => choice.topic)].map(([topic, choices]) => ({
    topic,
    cells: channels.flatMap((channel) => {
      const cell = choices.find((choice) => choice.channel === channel);
      return cell ? [{ ...cell, on: wished.get(keyOf(cell)) ?? cell.on }] : [];
    }),
  }));
  return { channels, rows };
}
