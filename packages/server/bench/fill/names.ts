import { createHash } from "node:crypto";

const length = 8;
const digits = "0123456789";
const letters = "ghijklmnop";

/** The surname of the nth person: a word of its own, whose groups of letters are as rare as those of real ones. */
export const surnameOf = (n: number): string => {
  const word = createHash("md5").update(String(n)).digest("hex").slice(0, length);
  return word.replaceAll(/\d/g, (digit) => letters.charAt(Number(digit)));
};

/** The same as an SQL expression. */
export const surnameSql = (n: string): string =>
  `translate(left(md5(${n}::text), ${length}), '${digits}', '${letters}')`;
