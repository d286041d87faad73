import { BlockList, isIP, isIPv6 } from "node:net";
import type { IncomingMessage } from "node:http";

/** Returns the test whether an address belongs to a proxy that the setting names. */
export function proxyTest(trustProxy: boolean | string): (address: string) => boolean {
  if (typeof trustProxy === "boolean") return () => trustProxy;
  const proxies = new BlockList();
  for (const part of trustProxy.split(",").map((one) => one.trim())) {
    const [address = "", bits] = part.split("/");
    const family = familyOf(address);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  // A socket that has been reset has no address, and a header may say anything.
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

/** Returns the function that finds a request's client behind trusted proxies, as Fastify's `request.ip` does. */
export function clientAddressOf(trustProxy: boolean | string): (request: IncomingMessage) => string {
  const isProxy = proxyTest(trustProxy);
  return ({ headers, socket: { remoteAddress = "" } }) => {
    let address = remoteAddress;
    const named = String(headers["x-forwarded-for"] ?? "").split(",");
    for (const before of named.toReversed()) {
      if (!isProxy(address)) break;
      address = before.trim() || address;
    }
    return address;
  };
}

const familyOf = (address: string): "ipv4" | "ipv6" => (isIPv6(address) ? "ipv6" : "ipv4");
