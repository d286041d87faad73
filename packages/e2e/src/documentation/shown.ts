/** What of `real` is not as the page shows it; empty: all of it is. `…` in a text stands for anything. */
export function differences(shown: unknown, real: unknown, at = "answer"): readonly string[] {
  if (typeof shown === "string")
    return typeof real === "string" && pattern(shown).test(real) ? [] : [difference(shown, real, at)];
  if (Array.isArray(shown)) {
    if (!Array.isArray(real) || real.length !== shown.length) return [difference(shown, real, at)];
    return shown.flatMap((one: unknown, index) => differences(one, real[index], `${at}[${index}]`));
  }
  if (typeof shown !== "object" || shown === null) return Object.is(shown, real) ? [] : [difference(shown, real, at)];
  if (typeof real !== "object" || real === null) return [difference(shown, real, at)];
  return Object.entries(shown).flatMap(([name, one]: [string, unknown]) =>
    differences(one, Reflect.get(real, name), `${at}.${name}`),
  );
}

const difference = (shown: unknown, real: unknown, at: string): string =>
  `${at} is ${JSON.stringify(real)}, the page shows ${JSON.stringify(shown)}`;

/** The whole text, with anything for each `…`. */
const pattern = (shown: string): RegExp =>
  new RegExp(`^${shown.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&").replaceAll("…", "[^]*?")}$`);
