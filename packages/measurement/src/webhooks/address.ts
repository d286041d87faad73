import { isIP } from "node:net";
import { isThisMachine } from "@treadclub/kit/process/settings";
import { mayReach } from "./network.ts";

/** Where webhooks of a service may go. */
export interface WebhookRules {
  /** The service's own origin. */
  readonly publicUrl: string;
  /** Whether they may go to private networks and to this machine: for development, and for integrators in one's own network. */
  readonly webhooksToPrivate: boolean;
}

/** What can be wrong with a webhook's address, in words for the command line and the log. */
export const addressProblems = {
  webhook_address: "it is no whole address",
  webhook_user: "it holds a user or password",
  webhook_private: "it lies in a private network",
  webhook_https: "it is not https",
} as const;
export type AddressProblem = keyof typeof addressProblems;

/** Why messages may not be sent to an address; null: they may. What a host name leads to is seen when a message is sent. */
export function webhookAddressProblem(
  address: string,
  { publicUrl, webhooksToPrivate }: WebhookRules,
): AddressProblem | null {
  if (!URL.canParse(address) || address.length > 2000) return "webhook_address";
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== "" || password !== "") return "webhook_user";
  const host = bareHost(hostname);
  const isPrivate = isIP(host) === 0 ? isThisMachine(host) && !webhooksToPrivate : !mayReach(host, webhooksToPrivate);
  if (isPrivate) return "webhook_private";
  if (protocol === "https:") return null;
  if (protocol !== "http:") return "webhook_https";
  // A service that is itself reached without encryption is one under development.
  return !publicUrl.startsWith("https:") && isThisMachine(hostname) ? null : "webhook_https";
}

/** A host name as the network knows it: an IPv6 address stands in brackets in a URL. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1");
