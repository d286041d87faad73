/** Standard base64 of the UTF-8 bytes. */
export function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** base64url without padding. */
export function toBase64Url(text: string): string {
  return toBase64(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** Reads base64url and standard base64, padded or not; also where a query parser made a space of a plus. Throws on anything else. */
export function fromBase64(text: string): string {
  const binary = atob(text.replace(/[- ]/g, "+").replace(/_/g, "/"));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
}
