import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterAll, describe, expect, it } from "vitest";
import { openIdProvider } from "./openid.ts";

const keys = await generateKeyPair("RS256");
const strangersKeys = await generateKeyPair("RS256");
const lie: { token: (claims: JWTPayload) => Promise<string> } = { token: (claims) => signed(claims) };
const sign = (claims: JWTPayload, key = keys.privateKey): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(key);
const signed = sign;
let claimsNow: JWTPayload = {};

/** A provider with scripted replies. */
const server = createServer((request, response) => {
  void reply(request.url ?? "").then((body) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const address = server.address();
const issuer = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;

async function reply(url: string): Promise<unknown> {
  if (url.startsWith("/.well-known"))
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    };
  if (url === "/keys")
    return { keys: [{ ...(await exportJWK(keys.publicKey)), kid: "one", alg: "RS256", use: "sig" }] };
  return { access_token: "access", token_type: "Bearer", id_token: await lie.token(claimsNow) };
}

const provider = openIdProvider({
  name: "Google",
  issuer,
  clientId: "treadclub",
  clientSecret: "secret",
  redirectUri: "http://localhost:3000/app/google_callback",
});

async function finishWith(change: JWTPayload, token: (claims: JWTPayload) => Promise<string> = signed) {
  const { nonce, verifier } = await provider.begin("the state");
  const now = Math.floor(Date.now() / 1000);
  claimsNow = { iss: issuer, aud: "treadclub", sub: "7", iat: now, exp: now + 300, nonce, ...change };
  lie.token = token;
  return provider.finish({ code: "code", state: "the state" }, { state: "the state", nonce, verifier });
}

describe("the answer of a provider", () => {
  it("names a person", async () => {
    const claims = { email: " Mira@Example.com", email_verified: true, name: "Mira van Lane" };
    expect(await finishWith(claims)).toEqual({
      kind: "person",
      person: {
        issuer,
        subject: "7",
        email: "mira@example.com",
        isEmailVerified: true,
        firstName: "Mira",
        lastName: "van Lane",
      },
    });
  });

  it("is believed about an address only when it says true, not the word", async () => {
    const answer = await finishWith({ email: "a@example.com", email_verified: "true" });
    expect(answer).toMatchObject({ person: { isEmailVerified: false } });
  });

  it.each<[string, JWTPayload]>([
    ["another audience", { aud: "somebody else" }],
    ["another issuer", { iss: "https://accounts.example.com" }],
    ["another nonce", { nonce: "of another visit" }],
    ["no nonce", { nonce: undefined }],
    ["a token of yesterday", { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ["a token of tomorrow", { nbf: Math.floor(Date.now() / 1000) + 3600 }],
  ])("is refused: %s", async (_name, change) => {
    expect((await finishWith(change)).kind).toBe("refused");
  });

  it("is refused when another key signed it, or nobody", async () => {
    expect((await finishWith({}, (claims) => sign(claims, strangersKeys.privateKey))).kind).toBe("refused");
    expect((await finishWith({}, async (claims) => new UnsecuredJWT(claims).encode())).kind).toBe("refused");
  });

  it("is refused when its state is another, or it comes from another issuer", async () => {
    const { nonce, verifier } = await provider.begin("the state");
    const expected = { state: "the state", nonce, verifier };
    expect((await provider.finish({ code: "code", state: "another" }, expected)).kind).toBe("refused");
    const mixedUp = { code: "code", state: "the state", iss: "https://evil.example" };
    expect((await provider.finish(mixedUp, expected)).kind).toBe("refused");
  });
});
