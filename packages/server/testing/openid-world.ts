import { afterAll, beforeEach } from "vitest";
import { openIdProvider } from "#adapters/sign-in-provider/openid";
import { openOpenId, type OpenIdGround } from "./openid.ts";
import { newcomer, openRounds } from "./openid-rounds.ts";
import { openWorld, type World } from "./world.ts";

/** A platform whose visitors may sign in with a provider; a newcomer sits in front of it before each test. */
export async function openProviderWorld(): Promise<
  { readonly openId: OpenIdGround; readonly world: World } & ReturnType<typeof openRounds>
> {
  const redirectUri = "http://localhost:3000/app/google_callback";
  const openId = await openOpenId(redirectUri);
  afterAll(() => openId.close());
  const { issuer, client } = openId;
  const world = await openWorld({
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
  return { openId, world, ...openRounds(world, openId) };
}
