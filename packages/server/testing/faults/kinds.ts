/** What goes wrong in a round, with what the report says about it. */
export const kindTexts = {
  "kill-server": "the server is killed (SIGKILL) and started again",
  "kill-database": "the database is killed (SIGKILL) and started again",
  "stop-database": "the database is stopped at once (SIGQUIT) and started again",
  "kill-both": "both are killed and started again",
  away: "the database is away: connections are reset, new ones refused",
  silence: "the database does not answer: bytes are held back, connections stay",
  cut: "all connections to the database are reset, several times",
  slow: "every byte to and from the database comes later",
  repeat: "every other request is sent twice at once with its key",
  disk: "the disk of the photos is full",
  clock: "the server's clock goes forward, then back",
} as const;

export type Kind = keyof typeof kindTexts;

export const isKind = (name: string): name is Kind => Object.hasOwn(kindTexts, name);

export const kinds: readonly Kind[] = Object.keys(kindTexts).filter(isKind);
