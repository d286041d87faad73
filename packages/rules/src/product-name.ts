const mostResults = 20;

/** A product's name as it is compared: without case, spaces, marks and the plural of its words. */
export const productKey = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim()
    .split(" ")
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word))
    .join(" ");

/** Whether one name was probably meant as the other: one letter in five differs, or one holds all words of the other. */
export function isSimilarProduct(one: string, other: string): boolean {
  const [a, b] = [productKey(one), productKey(other)];
  if (a === "" || b === "" || a === b) return a === b && a !== "";
  const longest = Math.max(a.length, b.length);
  if (distance(a, b) <= Math.floor(longest / 5)) return true;
  const [few, many] = [a.split(" "), b.split(" ")].toSorted((x, y) => x.length - y.length);
  return few !== undefined && many !== undefined && few.every((word) => many.includes(word));
}

/** The names that hold what was typed, those that begin with it first; each once. */
export function searchProducts(names: readonly string[], typed: string): string[] {
  const wanted = productKey(typed);
  const known = new Map(names.map((name) => [productKey(name), name]));
  const found = [...known].filter(([key]) => key.includes(wanted));
  const rank = (key: string): number => (key.startsWith(wanted) ? 0 : 1);
  return found
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .slice(0, mostResults)
    .map(([, name]) => name);
}

/** How many letters have to be put in, taken out or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
