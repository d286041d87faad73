/**
 * Whether a name holds what a mail reader turns into a link: a web address, an e-mail address, or a full stop with letters
 * right behind it, as in "evil.example". "St. John", "A.B. Tyres" and "Tyres @ Home" hold none.
 */
export function holdsAddress(text: string): boolean {
  const plain = text
    .normalize("NFKC")
    .replaceAll("。", ".")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  // With marks too: vowel signs of Indic scripts are marks, and count as letters of a domain.
  const readings = [plain, plain.replaceAll(/\p{M}/gu, "")];
  return signsOfAddress.some((sign) => readings.some((reading) => sign.test(reading)));
}

const signsOfAddress: readonly RegExp[] = [
  /:\/\//,
  /\b(?:https?|ftp|mailto):/i,
  /\bwww\./i,
  /\S@\S/,
  // Not after another full stop: "tyres...and more" is no domain.
  /(?<!\.)\.\p{L}[\p{L}\p{M}]/u,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
];

/** Whether a text is the address of a website: http or https, a host name with a top-level domain, no user before it. */
export function isWebsite(text: string): boolean {
  return wholeAddress.test(text) && URL.canParse(text) && hostName.test(new URL(text).hostname);
}

/** A backslash is a slash to browsers alone. */
const wholeAddress = /^https?:\/\/[^/?#@\\]+(?:[/?#][^\\]*)?$/i;

/** As a URL spells it; international names are Punycode there. */
const hostName = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
