import type pg from "pg";

/** Settings of each session, as the server takes them on its command line. */
export interface SessionSettings {
  /** The address of the database may say otherwise. */
  readonly defaults?: string;
  readonly fixed?: string;
}

/** How soon PostgreSQL ends the session of a client that vanished, and frees its locks: after 15 s, or 30 s when an answer is on its way. */
const vanishedClients =
  "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=5 -c tcp_user_timeout=30000";

/** Returns the configuration of connections to an address with these settings. `options` in the address are kept, behind what they may change. */
export function withSettings(
  url: string,
  { defaults = "", fixed = "" }: SessionSettings = {},
): Pick<pg.PoolConfig, "connectionString" | "options"> {
  const address = URL.parse(url);
  const theirs = address?.searchParams.get("options") ?? "";
  const options = [vanishedClients, defaults, theirs, fixed].filter((part) => part !== "").join(" ");
  if (address === null || theirs === "") return { connectionString: url, options };
  address.searchParams.delete("options");
  return { connectionString: address.href, options };
}
