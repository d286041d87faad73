import { isProductWords } from "@treadclub/rules/product-words";

/** Whether a password is one of those that everybody tries first, or little more than the name of the product. */
export async function isGuessable(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  return isProductWords(lower) || (await leakedPasswords()).has(lower);
}

let leaked: Promise<ReadonlySet<string>> | undefined;

/** Returns the passwords of leaked lists, about 18,000 of 8 and more characters; loaded when somebody chooses a password. */
function leakedPasswords(): Promise<ReadonlySet<string>> {
  leaked ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return leaked;
}
