/** What a new office screen shows, in the spellings that its files need. */
export type ScreenPlan = {
  /** `priceList`. */
  one: string;
  /** `priceLists`. */
  many: string;
};

const usage = `npm run new-screen <plural> <singular>     (npm run new-screen priceLists priceList)

Writes an office list with filters and a record page, two actions and a form with rows: the contract's
calls, the server's module, the screens, their words in three languages, samples and a browser test.`;

export function planScreen([many, one]: readonly string[]): ScreenPlan {
  const isName = (name: string | undefined): name is string => /^[a-z][A-Za-z]+$/.test(name ?? "");
  if (!isName(many) || !isName(one) || many === one) throw new Error(usage);
  return { one, many };
}

/** Fills a template: `_one_`, `_One_`, `_-one-_` (with underscores) and `_-one-kebab-_`, the same for many. */
export function filled(template: string, { one, many }: ScreenPlan): string {
  const names: readonly (readonly [string, string])[] = [
    ["one", one],
    ["many", many],
  ];
  return names.reduce(
    (text, [key, name]) =>
      text
        .replaceAll(`_-${key}-kebab-_`, split(name, "-"))
        .replaceAll(`_-${key}-_`, split(name, "_"))
        .replaceAll(`_${capital(key)}_`, capital(name))
        .replaceAll(`_${key}_`, name),
    template,
  );
}

export function kebab(name: string): string {
  return split(name, "-");
}

function split(name: string, by: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `${by}${letter.toLowerCase()}`);
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
