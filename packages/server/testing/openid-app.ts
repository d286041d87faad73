import { afterAll, beforeEach } from "vitest";
import { openIdProvider } from "#adapters/sign-in-provider/openid";
import { openOpenId, type OpenIdHarness } from "./openid.ts";
import { newcomer, openRounds } from "./openid-rounds.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

/** A platform whose visitors may sign in with a provider; a newcomer sits in front of it before each test. */
export async function openProviderApp(): Promise<
  { readonly openId: OpenIdHarness; readonly testApp: TestApp } & ReturnType<typeof openRounds>
> {
  const redirectUri = "http://localhost:3000/app/google_callback";
  const openId = await openOpenId(redirectUri);
  afterAll(() => openId.close());
  const { issuer, client } = openId;
  const testApp = await openTestApp({
    provider: openIdProvider({
      name: "Google",
      issuer,
      clientId: client.id,
      clientSecret: client.secret,
      redirectUri,
    }),
  });
  beforeEach(() => {
    openId.person = newcomer();
  });
  return { openId, testApp, ...openRounds(testApp, openId) };
}
