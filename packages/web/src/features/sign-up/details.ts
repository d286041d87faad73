export interface Details {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

export const emptyDetails = (code = ""): Details => ({ first_name: "", last_name: "", email: "", password: "", code });

export type CodeType = "club" | "member" | "deal";

/** The kind of code that the address names; without one it is a club's. */
export const codeTypeOf = (text: string | undefined): CodeType =>
  text === "member" || text === "deal" ? text : "club";
