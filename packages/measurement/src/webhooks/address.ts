import { isThisMachine } from "@treadclub/kit/process/settings";

/** Why messages may not be sent to an address; null: they may. `publicUrl` is the service's own. */
export function webhookAddressProblem(address: string, publicUrl: string): string | null {
  if (!URL.canParse(address) || address.length > 2000) return "it is no whole address";
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== "" || password !== "") return "it holds a user or password";
  if (protocol === "https:") return null;
  if (protocol !== "http:") return "it is not https";
  // A service that is itself reached without encryption is one under development.
  const isAtHome = !publicUrl.startsWith("https:") && isThisMachine(hostname);
  return isAtHome ? null : "it is not https";
}
