/** Standard base64 of the UTF-8 bytes. */
export function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
}

/** base64url without padding. */
export function toBase64Url(text: string): string {
  return toBase64(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads base64url and standard base64, padded or not, also where a query parser made a space of a plus. Throws on anything else. */
export function fromBase64(text: string): string {
  const binary = atob(text.replaceAll(/[- ]/g, "+").replaceAll("_", "/").replace(/=+$/, ""));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
}
