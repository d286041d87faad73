const hostName = /^(?=.{1,200}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * The origin of a site that somebody typed or pasted ("www.forgelane.co.uk", "https://forgelane.co.uk/offers"), or null when it is none.
 * Only https; in development also this machine over http. What comes out stands in a response header, so host names are letters, digits, dashes and dots.
 */
export function siteOrigin(text: string, isDevelopment: boolean): string | null {
  const typed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || url.username !== "" || url.password !== "") return null;
  const isHere = isDevelopment && (url.hostname === "localhost" || url.hostname === "127.0.0.1");
  if (isHere && (url.protocol === "http:" || url.protocol === "https:")) return url.origin;
  return url.protocol === "https:" && hostName.test(url.hostname) && !isAddress.test(url.hostname) ? url.origin : null;
}

const isAddress = /^[\d.]+$/;
