/** Whom mails are from; the name may be "". */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Reads `a@b.example`, `Name <a@b.example>` or `"Name, with marks" <a@b.example>`; null when it is neither. */
export function parseSender(text: string): Sender | null {
  const [, quoted, plain, inBrackets, bare] = senderShape.exec(text.trim()) ?? [];
  const address = inBrackets ?? bare ?? "";
  return isMailAddress(address) ? { name: (quoted ?? plain ?? "").trim(), address } : null;
}

/** One plain address: nothing that would begin a second address or another header. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && addressShape.test(text);

const senderShape = /^(?:(?:"([^"\p{Cc}]*)"|([^"<>@\p{Cc}]*))\s*<([^<>]+)>|(\S+))$/u;
const addressShape = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@.]+(\.[^\s\p{Cc}<>()[\]\\,;:"@.]+)*$/u;
