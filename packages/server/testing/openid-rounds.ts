import type { openOpenId, ProviderAccount } from "./openid.ts";
import type { TestApp } from "./test-app.ts";

let people = 0;
/** A user whom the provider knows and the platform does not. */
export const newcomer = (more: Partial<ProviderAccount> = {}): ProviderAccount => {
  people += 1;
  const sub = `sub-${people}`;
  return { sub, email: `${sub}@example.com`, email_verified: true, given_name: "Mira", family_name: "Lane", ...more };
};

/** What a browser does at a provider. */
export function openRounds(testApp: TestApp, openId: Awaited<ReturnType<typeof openOpenId>>) {
  const guest = testApp.as(null);
  type Start = NonNullable<Parameters<typeof guest.send<"googleStart">>[1]>["body"];
  /** Leaves for the provider and comes back, as one browser. */
  async function round(body: Start = {}, as = guest) {
    const { query, cookies } = await leave(body, as);
    return as.send("googleCallback", { body: query }, { cookies });
  }
  async function leave(body: Start = {}, as = guest) {
    const start = await as.send("googleStart", { body });
    const cookies = Object.fromEntries(start.cookies.map(({ name, value }) => [name, value]));
    const back = await openId.visit(start.reply?.url ?? "");
    const query = {
      state: back.searchParams.get("state") ?? "",
      iss: back.searchParams.get("iss") ?? "",
      ...(back.searchParams.has("code") ? { code: back.searchParams.get("code") ?? "" } : {}),
      ...(back.searchParams.has("error") ? { error: back.searchParams.get("error") ?? "" } : {}),
    };
    return { query, cookies };
  }
  const signUp = async (continueToken: string | null | undefined) =>
    guest.send("googleSignUp", {
      body: { continue_token: continueToken ?? "", first_name: "Mira", last_name: "Lane", terms_accepted: true },
    });
  const continueToken = async (): Promise<string> => (await round()).reply?.continue_token ?? "";
  return { round, leave, signUp, continueToken };
}
