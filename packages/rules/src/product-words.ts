/** Words that people who guess at this very product try first; `docs/security/passwords.md` lists them. */
const productWords = ["treadclub", "tread", "club", "tyres", "tyre", "tires", "tire", "garage", "fitter", "voucher"];

const fewestOwnLetters = 4;

/** Whether a password in lower case is little more than words of the product. */
export function isProductWords(lower: string): boolean {
  const without = productWords.reduce((text, word) => text.replaceAll(word, ""), lower);
  return without !== lower && without.replaceAll(/[^\p{Letter}]/gu, "").length < fewestOwnLetters;
}
