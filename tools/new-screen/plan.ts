/** What a new office screen shows. */
export type ScreenPlan = {
  /** `warranty`. */
  one: string;
  /** `warranties`. */
  many: string;
};

const usage = `npm run new-screen <plural> <singular>     (npm run new-screen warranties warranty)

Writes an office list with filters and a record page, two actions and a form with rows: the contract's
calls, the server's module, the screens, their words in three languages, samples and a browser test.`;

export function planScreen([many, one]: readonly string[]): ScreenPlan {
  const isName = (name: string | undefined): name is string => /^[a-z]+$/.test(name ?? "");
  if (!isName(many) || !isName(one) || many === one) throw new Error(usage);
  return { one, many };
}

/** Fills a template: `_one_`, `_One_`, `_many_`, `_Many_`. */
export function filled(template: string, { one, many }: ScreenPlan): string {
  return template
    .replaceAll("_one_", one)
    .replaceAll("_many_", many)
    .replaceAll("_One_", capital(one))
    .replaceAll("_Many_", capital(many));
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
