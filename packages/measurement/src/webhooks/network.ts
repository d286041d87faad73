import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Returns every IP address of a host name. Tests answer as a name server of their own. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/** The name leads to an address that webhooks must not reach. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/**
 * Whether a webhook may connect to an IP address: to public ones, and with `toPrivate` to private networks and this machine
 * as well. Link-local addresses, where clouds keep their metadata, multicast and whatever else is special: never.
 */
export function mayReach(address: string, toPrivate: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that is mapped into IPv6 counts as what it is.
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (metadata.has(parsed.toString())) return false;
  if (range !== "unicast") return toPrivate && privateRanges.has(range);
  return parsed.kind() === "ipv4" || parsed.match(globalUnicast);
}

/**
 * Returns a lookup for `net.connect` that refuses names with an address that must not be reached. The connection goes to
 * the address that was checked, so a name server that changes its answer gains nothing.
 */
export const checkedLookup =
  (toPrivate: boolean, resolve: Resolve = allAddresses): LookupFunction =>
  (hostname, { all, family }, done) => {
    resolve(hostname).then(
      (found) => {
        const wanted = found.filter((one) => (family !== 4 && family !== 6) || one.family === family);
        const [first] = wanted;
        if (first === undefined || wanted.some(({ address }) => !mayReach(address, toPrivate)))
          done(new PrivateAddressError("private address"), []);
        else if (all === true) done(null, [...wanted]);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error("no address"), []),
    );
  };

const allAddresses: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

const privateRanges: ReadonlySet<string> = new Set(["loopback", "private", "uniqueLocal", "carrierGradeNat"]);
/** The only part of IPv6 that is given out; the rest is reserved. */
const globalUnicast = ipaddr.parseCIDR("2000::/3");
/** Metadata of clouds that lies in a public or private range: Azure, Alibaba, AWS, Google. */
const metadata: ReadonlySet<string> = new Set(["168.63.129.16", "100.100.100.200", "fd00:ec2::254", "fd20:ce::254"]);
