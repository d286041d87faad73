import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import Provider, { interactionPolicy, type KoaContextWithOIDC } from "oidc-provider";

/** Somebody with an account at the provider. */
export interface ProviderAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

export interface OpenIdHarness {
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** Who is signed in at the provider; null: the visitor says no. */
  person: ProviderAccount | null;
  /** Goes where a browser would: follows the provider's redirects until it sends the browser back, and answers that address. */
  visit(url: string): Promise<URL>;
  close(): Promise<void>;
}

/** A real OpenID provider on a port of its own, whose visitors are signed in already. */
export async function openOpenId(redirectUri: string): Promise<OpenIdHarness> {
  const server: Server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  const client = { id: "treadclub", secret: "a secret of the tests" };
  const accounts = new Map<string, ProviderAccount>();
  const harness: OpenIdHarness = {
    issuer,
    client,
    person: null,
    visit: (url) => follow(url, redirectUri),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name", "name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ["key of the tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: policy(),
      url: (_ctx: KoaContextWithOIDC, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    findAccount: (_ctx: unknown, sub: string) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: () => ({ ...account }) };
    },
  });
  const callback = provider.callback();
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url?.startsWith("/interaction/")) void interact(provider, harness, accounts, request, response);
    else void callback(request, response);
  };
  return harness;
}

/** The library's own, and the choice of an account that our clients ask for. */
function policy() {
  const base = interactionPolicy.base();
  base.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return base;
}

/** Signs the person in and agrees at once, or says no. */
async function interact(
  provider: Provider,
  harness: OpenIdHarness,
  accounts: Map<string, ProviderAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { person } = harness;
  if (person === null) {
    const refusal = { error: "access_denied", error_description: "The visitor said no" };
    return provider.interactionFinished(request, response, refusal);
  }
  accounts.set(person.sub, person);
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: person.sub, clientId: String(params["client_id"]) });
  grant.addOIDCScope(String(params["scope"]));
  await provider.interactionFinished(request, response, {
    select_account: {},
    login: { accountId: person.sub },
    consent: { grantId: await grant.save() },
  });
}

async function follow(url: string, redirectUri: string): Promise<URL> {
  const jar = new Map<string, string>();
  let at = new URL(url);
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(at, { redirect: "manual", headers: { cookie } });
    await response.arrayBuffer();
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    if (location === null) throw new Error(`The provider stopped at ${at.href} with ${response.status}`);
    at = new URL(location, at);
    if (at.href.startsWith(redirectUri)) return at;
  }
  throw new Error("The provider goes in circles");
}
