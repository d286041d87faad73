/** Standard base64 of the UTF-8 bytes. */
export const toBase64 = (text: string): string => btoa(unescape(encodeURIComponent(text)));

/** base64url without padding. */
export const toBase64Url = (text: string): string =>
  toBase64(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");

/** Reads base64url and standard base64, padded or not; also where a query parser made a space of a plus. Throws on anything else. */
export const fromBase64 = (text: string): string =>
  decodeURIComponent(escape(atob(text.replace(/[- ]/g, "+").replace(/_/g, "/"))));
