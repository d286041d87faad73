import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
}

export interface RunningProvider {
  /** The settings with which the product uses it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
}

/** Starts a real OpenID provider; the tests say who sits in front of it. */
export async function startProvider(redirectUri: string): Promise<RunningProvider> {
  const script = resolve(import.meta.dirname, "../../server/testing/openid-process.ts");
  const child = spawn(process.execPath, [script, redirectUri], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  const { issuer, client, control } = JSON.parse(String(line));
  process.env["E2E_PROVIDER"] = control;
  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, OIDC_NAME: "Google" },
    stop: () => void child.kill("SIGTERM"),
  };
}

/** Who sits in front of the provider's page from now on; null turns us down. */
export async function sitDown(person: ProviderPerson | null): Promise<void> {
  await fetch(process.env["E2E_PROVIDER"] ?? "", { method: "PUT", body: JSON.stringify(person) });
}
