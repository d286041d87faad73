import { AppError } from "@treadclub/kit/errors";
import { cleanLine } from "@treadclub/rules";
import * as oidc from "openid-client";
import type { Answer, ProviderPort, ProvidedPerson } from "./port.ts";

export interface OpenIdSettings {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends people back to. */
  readonly redirectUri: string;
}

const timeoutSeconds = 10;

/** A provider by its issuer's address: authorization-code flow with PKCE, the ID token checked by the library. */
export function openIdProvider(settings: OpenIdSettings): ProviderPort {
  let found: Promise<oidc.Configuration> | null = null;
  const configuration = (): Promise<oidc.Configuration> => {
    found ??= discover(settings).catch((error: unknown) => {
      found = null;
      throw unavailable(error);
    });
    return found;
  };
  return {
    name: settings.name,
    issuer: settings.issuer,
    async begin(state) {
      const config = await configuration();
      const [nonce, verifier] = [oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: settings.redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        prompt: "select_account",
      });
      return { url: url.href, nonce, verifier };
    },
    async finish(query, { state, nonce, verifier }) {
      const config = await configuration();
      const back = new URL(settings.redirectUri);
      for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value);
      try {
        const tokens = await oidc.authorizationCodeGrant(config, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return { kind: "refused", reason: "no ID token" };
        return { kind: "person", person: personOf(claims) };
      } catch (error) {
        return refusal(error);
      }
    },
  };
}

async function discover(settings: OpenIdSettings): Promise<oidc.Configuration> {
  const issuer = new URL(settings.issuer);
  // A provider on this very machine, for trying out and for tests, needs no TLS.
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(issuer.hostname);
  const config = await oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    // The signature is checked too, not only that the token came from the provider's own address.
    execute: [oidc.enableNonRepudiationChecks, ...(isHere ? [oidc.allowInsecureRequests] : [])],
    timeout: timeoutSeconds,
  });
  config.timeout = timeoutSeconds;
  return config;
}

function personOf(claims: oidc.IDToken): ProvidedPerson {
  const [first = "", ...rest] = textOf(claims["name"]).split(" ");
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(claims["email"]).trim().toLowerCase(),
    isEmailVerified: claims["email_verified"] === true,
    firstName: textOf(claims["given_name"]) || first,
    lastName: textOf(claims["family_name"]) || rest.join(" "),
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? cleanLine(value).slice(0, 200) : "");

/** What the provider or its answer is to blame for is a refusal; what the network is to blame for is not. */
function refusal(error: unknown): Answer {
  if (error instanceof oidc.AuthorizationResponseError) return { kind: "refused", reason: error.error };
  if (error instanceof oidc.ResponseBodyError && error.status < 500) return { kind: "refused", reason: error.error };
  if (error instanceof oidc.ClientError && !isNetwork(error.code)) return { kind: "refused", reason: error.code ?? "" };
  throw unavailable(error);
}

const isNetwork = (code: string | undefined): boolean =>
  code === undefined || ["OAUTH_TIMEOUT", "OAUTH_ABORT"].includes(code);

const unavailable = (cause: unknown): AppError => new AppError("UPSTREAM_UNAVAILABLE", { cause });
