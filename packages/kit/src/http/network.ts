import { isIPv6 } from "node:net";

/** What limits count as one address: an IPv4 address, or the /64 that a single IPv6 connection chooses its addresses from. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ""] = ip.split("%");
  if (!isIPv6(bare)) return ip;
  const [head = "", tail] = bare.split("::");
  const front = groupsOf(head);
  const back = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  const all = tail === undefined ? front : [...front, ...zeros, ...back];
  const first = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(":")}::/64`;
}

/** An IPv4 tail stands for two groups, which lie behind the first four. */
const groupsOf = (part: string): string[] =>
  part === "" ? [] : part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
