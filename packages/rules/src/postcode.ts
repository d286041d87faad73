/** True for a full UK postcode, whatever its case, spaces and punctuation; says nothing about whether it exists. */
export function isPostcode(text: string): boolean {
  return formatPostcode(text) !== null;
}

/** Canonical: upper case, one space before the last three characters; null when it is not a full postcode. */
export function formatPostcode(text: string): string | null {
  const compact = text
    .normalize("NFKC")
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase();
  if (!POSTCODE.test(compact)) return null;
  return `${compact.slice(0, -3)} ${compact.slice(-3)}`;
}

const POSTCODE =
  /^(GIR0AA|[A-PR-UWYZ](\d{1,2}|[A-HK-Y]\d|[A-HK-Y]\d\d|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y])\d[ABD-HJLNP-UW-Z]{2})$/;
