import { safeNextUrl } from "#kit/next-url.ts";

export type CodeType = "club" | "member" | "deal";

/** What a visitor brings along on the way in. */
export interface Journey {
  readonly code?: string | undefined;
  readonly codeType?: string | undefined;
  /** Where to go afterwards: only ever followed as a path of this application. */
  readonly nextUrl?: string | undefined;
  /** The opaque state of a page that embeds ours. */
  readonly iframeQuery?: string | undefined;
}

/** The same as a query of our own screens. */
export const journeyQuery = ({ code, codeType, nextUrl, iframeQuery }: Journey) => ({
  code,
  code_type: codeType,
  nextUrl: safeNextUrl(nextUrl),
  iframeQuery,
});

/** The kind of code that the address names; without one it is a club's. */
export const codeTypeOf = (text: string | undefined): CodeType =>
  text === "member" || text === "deal" ? text : "club";

/** Code and kind as calls take them; nothing without a code. */
export const invitationOf = (
  code: string,
  codeType: string | undefined,
): { readonly code?: string; readonly code_type?: CodeType } =>
  code.trim() === "" ? {} : { code: code.trim(), code_type: codeTypeOf(codeType) };
