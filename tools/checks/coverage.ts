import { type Built, keyOf, type Listed, lineOf, type ToCome } from "./spec-lists.ts";

const fitting: Readonly<Record<string, readonly string[]>> = {
  public: ["public"],
  "signed-in": ["signed-in"],
  consumer: ["consumer"],
  member: ["member", "member-owner"],
  admin: ["admin", "super-admin"],
};

/** Everything that is neither built nor to come, both at once, listed wrongly, or open to others than the list says. */
export function compareWithSpec(
  listed: readonly Listed[],
  built: readonly Built[],
  toCome: readonly ToCome[],
  deviations: readonly string[],
): string[] {
  const builtByKey = new Map(built.map((entry) => [keyOf(entry), entry]));
  const waiting = new Set(toCome.map(keyOf));
  const known = new Set(listed.map(keyOf));
  return [
    ...listed.flatMap((entry) =>
      listedProblems(entry, builtByKey.get(keyOf(entry)), waiting.has(keyOf(entry)), deviations),
    ),
    ...toCome
      .filter((entry) => !known.has(keyOf(entry)))
      .map((entry) => `not in the spec's lists: remove from spec/to-come.tsv the line\n  ${lineOf(entry)}`),
  ];
}

/** What spec/to-come.tsv has to hold, in the order of the lists. */
export function remaining(listed: readonly Listed[], built: readonly Built[]): ToCome[] {
  const done = new Set(built.map(keyOf));
  return listed.filter((entry) => !done.has(keyOf(entry)));
}

function listedProblems(
  entry: Listed,
  built: Built | undefined,
  waits: boolean,
  deviations: readonly string[],
): string[] {
  const name = `${entry.method} ${entry.path}`.replace(/^- /, "");
  if (!built && !waits)
    return [`${name} is neither built nor to come: build it, or add to spec/to-come.tsv the line\n  ${lineOf(entry)}`];
  if (built && waits)
    return [`${name} is built (${built.name}): remove from spec/to-come.tsv the line\n  ${lineOf(entry)}`];
  if (!built?.access || fitting[entry.audience]?.includes(built.access)) return [];
  const line = [entry.method, entry.path, entry.audience, built.access].join("\t");
  if (deviations.some((deviation) => deviation.startsWith(`${line}\t`))) return [];
  return [
    `${name} is listed for "${entry.audience}", but the call ${built.name} has access "${built.access}": change the access, ` +
      `or say why in spec/deviations.tsv with the line\n  ${line}\t<reason>`,
  ];
}
