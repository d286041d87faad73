/** Words that people who guess at this very product try first; `docs/security/passwords.md` lists them. */
const contextWords = ["treadclub", "tread", "club", "tyres", "tyre", "tires", "tire", "garage", "fitter", "voucher"];

const fewestOwnLetters = 4;

/** Whether a password is one of those that everybody tries first, or little more than the name of the product. */
export async function isGuessable(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  return isContextOnly(lower) || (await leakedPasswords()).has(lower);
}

let leaked: Promise<ReadonlySet<string>> | undefined;

/** Returns the passwords of leaked lists, about 18,000 of 8 and more characters; loaded when somebody chooses a password. */
function leakedPasswords(): Promise<ReadonlySet<string>> {
  leaked ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return leaked;
}

function isContextOnly(lower: string): boolean {
  const without = contextWords.reduce((text, word) => text.replaceAll(word, ""), lower);
  return without !== lower && without.replaceAll(/[^\p{Letter}]/gu, "").length < fewestOwnLetters;
}
