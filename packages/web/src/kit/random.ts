const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A random id, 10 characters unless told otherwise; works on pages without a secure context, where `randomUUID` is missing. */
export function randomId(length = 10): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("");
}
